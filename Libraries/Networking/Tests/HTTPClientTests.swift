import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import Foundation
import Testing

@testable import ChallengeNetworking

struct HTTPClientTests {
    private let clock = ClockMock()
    private let unavailability = UnavailabilityMemoryStore()

    private func client(
        _ transport: ScriptedTransport, at address: String = "https://example.org/api", timeout: Duration = .seconds(30)
    ) -> HTTPClient {
        .scripted(transport, at: address, timeout: timeout, unavailability: unavailability, clock: clock)
    }

    @Test func `a successful response is returned`() async throws {
        let transport = ScriptedTransport(.status(200))

        let response = try await client(transport).send(Endpoint("/a b", query: [.init("q", "x y")]))

        #expect(response.status == 200)
        #expect(transport.requests.map(\.address) == ["https://example.org/api/a%20b?q=x%20y"])
        #expect(transport.requests.map(\.timeout) == [.seconds(30)])
        #expect(transport.requests.map { $0.headers["Accept"] } == ["application/json"])
    }

    @Test(arguments: [(1, 10), (30, 10), (60, 20), (3600, 1200)])
    func `a silent server gets a third of the timeout, and at least ten seconds`(timeout: Int, idle: Int) async throws {
        let transport = ScriptedTransport(.status(200))

        _ = try await client(transport, timeout: .seconds(timeout)).send(Endpoint("/"))

        #expect(transport.requests.map(\.idleTimeout) == [.seconds(idle)])
    }

    @Test func `an entity tag makes a request conditional, and a 304 is returned`() async throws {
        let transport = ScriptedTransport(.status(304, ["location": "/elsewhere"]))

        let response = try await client(transport).send(Endpoint("/a", entityTag: "W/\"1\""))

        #expect(response.status == 304)
        #expect(transport.requests.map { $0.headers["If-None-Match"] } == ["W/\"1\""])
    }

    @Test func `a 304 for a request without an entity tag is an error`() async {
        let transport = ScriptedTransport(.status(304))

        await #expect(throws: HTTPError.status(304)) { try await client(transport).send(Endpoint("/a")) }

        #expect(transport.requests.map { $0.headers["If-None-Match"] } == [nil])
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

    @Test(arguments: [ConnectionFailure.refused, .unreachable, .hostNotFound, .closed, .notHTTP])
    func `a failed connection to a proxy names the proxy without secrets`(failure: ConnectionFailure) async throws {
        let transport = ScriptedTransport(.failure(.connection(failure)))
        let proxy = ProxySetting(for: "https://example.org", in: ["https_proxy": "http://u:secret@p:1"])
        let client = HTTPClient.scripted(transport, proxy: proxy, clock: clock)
        let error = HTTPError.connection(.proxy(address: "http://…@p:1", failure))

        await #expect(throws: error) { try await client.send(Endpoint("/")) }
        let count = transport.requests.count
        await #expect(throws: error) { try await client.send(Endpoint("/")) }

        let isLasting = failure != .closed && failure != .notHTTP
        #expect((transport.requests.count == count) == isLasting)
    }

    @Test func `another failure does not name the proxy`() async throws {
        let proxy = ProxySetting(for: "https://example.org", in: ["https_proxy": "p:1"])

        for error in [HTTPError.timedOut, .connection(.tls(reason: "x")), .status(400)] {
            let client = HTTPClient.scripted(ScriptedTransport(answer(error)), proxy: proxy, clock: clock)
            await #expect(throws: error) { try await client.send(Endpoint("/")) }
        }
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

    @Test(arguments: ["ftp://example.org", "example.org", ""])
    func `an address without a server is refused`(address: String) async {
        let transport = ScriptedTransport(.status(200))

        await #expect(throws: HTTPError.invalidAddress(address + "/x")) {
            try await client(transport, at: address).send(Endpoint("/x"))
        }
    }

    @Test(arguments: [ConnectionFailure.offline(by: .option), .notRequested])
    func `an offline client sends no request`(reason: ConnectionFailure) async {
        await #expect(throws: HTTPError.connection(reason)) {
            try await OfflineHTTPClient(reason: reason).send(Endpoint("/"))
        }
    }
}
