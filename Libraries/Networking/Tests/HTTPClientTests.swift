import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import Foundation
import Testing

@testable import ChallengeNetworking

struct HTTPClientTests {
    private static let api = "https://example.org:443/api"

    private let clock = ClockMock()
    private let rateLimits = RateLimitMemoryStore()

    private func client(
        _ transport: ScriptedTransport, at address: String = "https://example.org/api", timeout: Duration = .seconds(30)
    ) -> HTTPClient {
        HTTPClient(
            configuration: HTTPClientConfiguration(baseAddress: address, userAgent: "tests", timeout: timeout),
            transport: transport,
            rateLimits: rateLimits,
            clock: clock,
            retries: RetryPolicy(maximumAttempts: 3, base: .milliseconds(100), cap: .seconds(1)) { 0.5 })
    }

    @Test func `a successful response is returned`() async throws {
        let transport = ScriptedTransport(.status(200))

        let response = try await client(transport).send(Endpoint("/a b", query: [.init("q", "x y")]))

        #expect(response.status == 200)
        #expect(transport.requests.map(\.address) == ["https://example.org/api/a%20b?q=x%20y"])
        #expect(transport.requests.map(\.timeout) == [.seconds(30)])
    }

    @Test func `the transport is prepared before a request, but not for an unreachable server`() async throws {
        let transport = ScriptedTransport(.status(200), .failure(.connection(.unreachable)))
        let sut = client(transport)

        _ = try await sut.send(Endpoint("/"))
        _ = try? await sut.send(Endpoint("/"))
        _ = try? await sut.send(Endpoint("/"))

        #expect(transport.requests.count == 2)
        #expect(transport.preparations == 2)
    }

    // Retries

    @Test(arguments: [
        HTTPError.status(408), .status(500), .status(502), .status(503), .status(599), .connection(.refused),
        .connection(.hostNotFound), .connection(.closed),
    ])
    func `a temporary failure is tried three times`(error: HTTPError) async {
        let transport = ScriptedTransport(answer(error))

        await #expect(throws: error) { try await client(transport).send(Endpoint("/")) }

        #expect(transport.requests.count == 3)
        #expect(clock.sleeps == [.milliseconds(50), .milliseconds(100)])
    }

    @Test(arguments: [
        HTTPError.status(400), .status(401), .status(404), .status(410), .status(501), .timedOut,
        .tooLarge(limit: 1), .cancelled, .connection(.notHTTP), .connection(.tls(reason: "x")),
        .connection(.unreachable),
        .connection(.workerUnavailable(file: "x")), .connection(.workerDied),
    ])
    func `a permanent failure is tried once`(error: HTTPError) async {
        let transport = ScriptedTransport(answer(error))

        await #expect(throws: error) { try await client(transport).send(Endpoint("/")) }

        #expect(transport.requests.count == 1)
        #expect(clock.sleeps == [])
    }

    private func answer(_ error: HTTPError) -> ScriptedTransport.Answer {
        if case .status(let status, _) = error { .status(status) } else { .failure(error) }
    }

    @Test func `a second attempt may succeed`() async throws {
        let transport = ScriptedTransport(.failure(.connection(.closed)), .status(200))

        #expect(try await client(transport).send(Endpoint("/")).status == 200)
    }

    @Test func `the delay between attempts doubles up to its limit and has full jitter`() {
        let policy = RetryPolicy(maximumAttempts: 9, base: .milliseconds(100), cap: .seconds(1)) { 1 }
        let hasty = RetryPolicy(base: .milliseconds(100), cap: .seconds(1)) { 0 }

        #expect((1...6).map(policy.delay(after:)) == [0.1, 0.2, 0.4, 0.8, 1, 1].map { .seconds($0) })
        #expect(policy.delay(after: 10_000) == .seconds(1))
        #expect(hasty.delay(after: 3) == .zero)
    }

    @Test(arguments: [(404, #"{"error":"Character not found"}"#), (410, "<html>"), (400, "")])
    func `the error of a status has the body of the response`(status: Int, body: String) async {
        let transport = ScriptedTransport(.success(HTTPResponse(status: status, body: Data(body.utf8))))

        await #expect(throws: HTTPError.status(status, body: Data(body.utf8))) {
            try await client(transport).send(Endpoint("/"))
        }
    }

    // Announced waits

    @Test func `the client waits as announced when the deadline allows it`() async throws {
        let transport = ScriptedTransport(.status(429, ["retry-after": "7"]), .status(200))

        #expect(try await client(transport).send(Endpoint("/")).status == 200)

        #expect(clock.sleeps == [.seconds(7)])
    }

    @Test(arguments: [429, 503])
    func `a request fails at once with the announced wait if the wait ends after the deadline`(status: Int) async {
        let transport = ScriptedTransport(.status(status, ["retry-after": "7200"]))

        await #expect(
            throws: HTTPError.rateLimited(status: status, wait: AnnouncedWait(.seconds(7200), from: clock.now))
        ) {
            try await client(transport).send(Endpoint("/"))
        }

        #expect(transport.requests.count == 1)
        #expect(clock.sleeps == [])
        #expect(await rateLimits.endOfWait(for: Self.api) == clock.now.addingTimeInterval(7200))
    }

    @Test func `another client sends no request before the wait is over`() async {
        await rateLimits.setEndOfWait(clock.now.addingTimeInterval(100), for: Self.api)
        let transport = ScriptedTransport(.status(200))

        await #expect(throws: HTTPError.rateLimited(wait: AnnouncedWait(.seconds(100), from: clock.now))) {
            try await client(transport).send(Endpoint("/"))
        }

        #expect(transport.requests.count == 0)
    }

    @Test func `the client waits until a saved wait has ended if the deadline allows it`() async throws {
        await rateLimits.setEndOfWait(clock.now.addingTimeInterval(10), for: Self.api)
        let transport = ScriptedTransport(.status(200))

        let sut = client(transport)
        _ = try await sut.send(Endpoint("/"))
        _ = try await sut.send(Endpoint("/"))

        #expect(clock.sleeps == [.seconds(10)])
    }

    @Test(arguments: [100_000.0, 1e300, .infinity, -1])
    func `a saved wait that is over or longer than 24 hours is ignored`(seconds: Double) async throws {
        await rateLimits.setEndOfWait(clock.now.addingTimeInterval(seconds), for: Self.api)

        let response = try await client(ScriptedTransport(.status(200))).send(Endpoint("/"))

        #expect(response.status == 200)
        #expect(clock.sleeps == [])
    }

    @Test(arguments: ["https://example.org:444/api", "https://example.org/other", "https://example.org/api/v2"])
    func `a wait of one API does not apply to another`(address: String) async throws {
        await rateLimits.setEndOfWait(clock.now.addingTimeInterval(100), for: Self.api)
        let transport = ScriptedTransport(.status(200))

        let response = try await client(transport, at: address).send(Endpoint("/"))

        #expect(response.status == 200)
    }

    @Test(arguments: ["https://EXAMPLE.org/api/", "https://example.org:443/api"])
    func `a wait applies to every spelling of its API's address`(address: String) async {
        await rateLimits.setEndOfWait(clock.now.addingTimeInterval(100), for: Self.api)
        let transport = ScriptedTransport(.status(200))

        await #expect(throws: HTTPError.rateLimited(wait: AnnouncedWait(.seconds(100), from: clock.now))) {
            try await client(transport, at: address).send(Endpoint("/"))
        }
    }

    @Test(arguments: ["0", "Fri, 20 Nov 2015 08:15:00 GMT"])
    func `a wait that has ended is ignored`(header: String) async {
        let transport = ScriptedTransport(.status(503, ["retry-after": header]))

        await #expect(throws: HTTPError.status(503)) { try await client(transport).send(Endpoint("/")) }

        #expect(await rateLimits.endOfWait(for: Self.api) == nil)
    }

    @Test func `a 429 without a wait is retried like other failures`() async {
        let transport = ScriptedTransport(.status(429))

        await #expect(throws: HTTPError.rateLimited(status: 429, wait: nil)) {
            try await client(transport).send(Endpoint("/"))
        }

        #expect(transport.requests.count == 3)
    }

    // One deadline

    @Test func `each attempt gets the rest of the deadline`() async {
        let transport = ScriptedTransport(.status(500))

        await #expect(throws: HTTPError.status(500)) { try await client(transport).send(Endpoint("/")) }

        #expect(
            transport.requests.map(\.timeout) == [.seconds(30), .milliseconds(29_950), .milliseconds(29_850)])
    }

    @Test func `no request is sent after the deadline`() async throws {
        let transport = ScriptedTransport(.status(200))
        let client = client(transport, timeout: .seconds(5))
        _ = try await client.send(Endpoint("/"))
        clock.advance(by: .seconds(5))

        await #expect(throws: HTTPError.timedOut) { try await client.send(Endpoint("/")) }

        #expect(transport.requests.count == 1)
    }

    @Test func `the client does not wait if the next attempt would be after the deadline`() async {
        let transport = ScriptedTransport(.status(500))

        await #expect(throws: HTTPError.status(500)) {
            try await client(transport, timeout: .milliseconds(120)).send(Endpoint("/"))
        }

        #expect(clock.sleeps == [.milliseconds(50)])
    }

    // Unreachable servers

    @Test(arguments: [
        (ConnectionFailure.refused, 3), (.hostNotFound, 3), (.unreachable, 1), (.tls(reason: "expired"), 1),
    ])
    func `no further request is sent to an unreachable server`(failure: ConnectionFailure, tries: Int) async {
        let transport = ScriptedTransport(.failure(.connection(failure)))
        let client = client(transport)

        for _ in 0..<5 {
            await #expect(throws: HTTPError.connection(failure)) { try await client.send(Endpoint("/")) }
        }

        #expect(transport.requests.count == tries)
    }

    @Test func `a request is sent again after a closed connection`() async {
        let transport = ScriptedTransport(.failure(.connection(.closed)))
        let client = client(transport)

        for _ in 0..<2 {
            await #expect(throws: HTTPError.connection(.closed)) { try await client.send(Endpoint("/")) }
        }

        #expect(transport.requests.count == 6)
    }

    // Redirects

    @Test(arguments: [
        ("https://EXAMPLE.org:443/b?c=d%20e", "/b?c=d%20e"), ("/b", "/b"), ("//example.org/b?c", "/b?c"),
        ("other", "/api/other"), ("../b/./c", "/b/c"), ("?page=2", "/api/first?page=2"), ("/b#part", "/b"),
        ("https://example.org", "/"),
    ])
    func `a redirect within the server origin is followed`(location: String, path: String) async throws {
        let transport = ScriptedTransport(.status(301, ["location": location]), .status(200))

        _ = try await client(transport).send(Endpoint("/first"))

        #expect(transport.requests.map(\.address).last == "https://example.org:443" + path)
    }

    @Test(arguments: [
        "http://example.org/api", "https://example.org:444/", "https://example.com/", "ftp://example.org/", "//", "",
        "https://", "javascript:alert(1)",
    ])
    func `a redirect to another server origin is not followed`(target: String) async {
        let transport = ScriptedTransport(.status(302, ["location": target]), .status(200))

        await #expect(throws: HTTPError.redirected(to: target)) { try await client(transport).send(Endpoint("/")) }

        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [
        ("https://user@example.com/", "https://…@example.com/"),
        ("https://example.org@example.com/", "https://…@example.com/"),
        ("https://user:SECRET@example.com/?token=SECRET", "https://…@example.com/?…"),
    ])
    func `the error of a redirect to another server origin has no secrets`(target: String, name: String) async {
        let transport = ScriptedTransport(.status(302, ["location": target]), .status(200))

        await #expect(throws: HTTPError.redirected(to: name)) { try await client(transport).send(Endpoint("/")) }
    }

    @Test func `the error of a redirect loop has no secrets`() async {
        let transport = ScriptedTransport(.status(302, ["location": "https://user:SECRET@example.org/again?SECRET"]))

        await #expect(throws: HTTPError.redirected(to: "https://example.org:443/again?…")) {
            try await client(transport).send(Endpoint("/"))
        }
    }

    @Test func `at most five redirects are followed`() async {
        let transport = ScriptedTransport(.status(302, ["location": "https://example.org/again"]))

        await #expect(throws: HTTPError.redirected(to: "https://example.org:443/again")) {
            try await client(transport).send(Endpoint("/"))
        }

        #expect(transport.requests.count == 6)
    }

    @Test func `a redirect without a target fails with its status`() async {
        let transport = ScriptedTransport(.status(304))

        await #expect(throws: HTTPError.status(304)) { try await client(transport).send(Endpoint("/")) }
    }

    @Test(arguments: ["ftp://example.org", "example.org", ""])
    func `an address without a server is refused`(address: String) async {
        let transport = ScriptedTransport(.status(200))

        await #expect(throws: HTTPError.invalidAddress(address + "/x")) {
            try await client(transport, at: address).send(Endpoint("/x"))
        }
    }

    @Test func `an offline client sends no request`() async {
        await #expect(throws: HTTPError.connection(.offline)) { try await OfflineHTTPClient().send(Endpoint("/")) }
    }
}
