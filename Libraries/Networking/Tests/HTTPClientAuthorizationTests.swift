import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import Foundation
import Synchronization
import Testing

@testable import ChallengeNetworking

/// The headers of an API, its secret, and its own announcements of waits.
struct HTTPClientAuthorizationTests {
    private let clock = ClockMock()

    private func client(_ transport: any HTTPTransport, waitHeader: WaitHeader? = nil) -> HTTPClient {
        HTTPClient(
            configuration: HTTPClientConfiguration(
                baseAddress: "https://example.org/api", userAgent: "tests",
                headers: ["X-Shop": "s3cret-t0ken", "Accept": "ignored"], secret: Secret("s3cret-t0ken"),
                waitHeader: waitHeader),
            transport: transport, unavailability: UnavailabilityMemoryStore(), clock: clock)
    }

    @Test func `every request has the headers, and a redirect to another server is not followed with them`() async {
        let transport = ScriptedTransport(.status(302, ["location": "https://other.example/api"]))

        await #expect(throws: HTTPError.redirected(to: "https://other.example/api")) {
            try await client(transport).send(Endpoint("/"))
        }
        #expect(transport.requests.map { $0.headers["X-Shop"] } == ["s3cret-t0ken"])
        #expect(transport.requests[0].headers["Accept"] == "application/json")
    }

    @Test func `a response that repeats the secret does not contain it`() async throws {
        let body = Data(#"{"you":"s3cret-t0ken"}"#.utf8)
        let transport = ScriptedTransport(
            .success(HTTPResponse(status: 200, headers: ["etag": "s3cret-t0ken"], body: body)),
            .success(HTTPResponse(status: 400, body: body)))

        let response = try await client(transport).send(Endpoint("/"))
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"you":"…"}"#)
        #expect(response.headers["etag"] == "…")
        await #expect(throws: HTTPError.status(400, body: Data(#"{"you":"…"}"#.utf8))) {
            try await client(transport).send(Endpoint("/"))
        }
    }

    @Test func `every request has the query, which no trace and no error shows`() async {
        let traces = Mutex<[RequestTrace]>([])
        let transport = ScriptedTransport(.status(400), .status(400))
        let secret = Secret("sea", parameter: "key")
        let tracing = TracingTransport(transport, clock: clock, secret: secret) { trace in
            traces.withLock { $0.append(trace) }
        }
        let client = HTTPClient(
            configuration: HTTPClientConfiguration(
                baseAddress: "https://example.org", userAgent: "tests", query: [.init("key", "sea")], secret: secret),
            transport: tracing, unavailability: UnavailabilityMemoryStore(), clock: clock)

        for endpoint in [Endpoint("/works", query: [.init("page", "2")]), Endpoint(encoded: "/a?b=1")] {
            await #expect(throws: HTTPError.status(400)) { try await client.send(endpoint) }
        }

        #expect(
            transport.requests.map(\.address) == [
                "https://example.org/works?page=2&key=sea", "https://example.org/a?b=1&key=sea",
            ])
        #expect(
            traces.withLock { $0.map(\.address) } == [
                "https://example.org/works?page=2&key=…", "https://example.org/a?b=1&key=…",
            ])
    }

    @Test func `no trace contains the secret`() async throws {
        let traces = Mutex<[RequestTrace]>([])
        let transport = TracingTransport(
            ScriptedTransport(.status(200, ["x-echo": "your s3cret-t0ken"])), clock: clock,
            secret: Secret("s3cret-t0ken")
        ) { trace in traces.withLock { $0.append(trace) } }

        _ = try await client(transport).send(Endpoint("/"))

        #expect(traces.withLock { !"\($0)".contains("s3cret-t0ken") && "\($0)".contains("your …") })
    }

    @Test func `a header of the API's own announces a wait`() async throws {
        let end = Int(clock.now.timeIntervalSince1970) + 9
        for (unit, text) in [(WaitHeader.Unit.secondsSince1970, "\(end)"), (.seconds, "9")] {
            let clock = ClockMock()
            let transport = ScriptedTransport(.status(429, ["x-reset": text]), .status(200))
            let client = HTTPClient(
                configuration: HTTPClientConfiguration(
                    baseAddress: "https://example.org", userAgent: "tests", waitHeader: WaitHeader("X-Reset", in: unit)),
                transport: transport, unavailability: UnavailabilityMemoryStore(), clock: clock)

            _ = try await client.send(Endpoint("/"))

            let slept = clock.sleeps.reduce(.zero, +)
            #expect(slept > .seconds(8) && slept <= .seconds(9), "\(unit)")
        }
    }

    @Test(arguments: [
        ("https://example.org/a", "https://EXAMPLE.org:443/b", true),
        ("https://example.org", "http://example.org", false),
        ("https://example.org", "https://example.org.evil.com", false), ("", "", false),
    ])
    func `two addresses have the same origin`(one: String, other: String, isSame: Bool) {
        #expect(one.hasSameOrigin(as: other) == isSame)
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080/x", true), ("http://localhost", true), ("http://[::1]:1", true),
        ("http://127.0.0.1.evil.com", false), ("http://localhost.evil.com", false), ("http://10.0.0.1", false),
        ("http://127.1", false),
    ])
    func `an address is one of this machine`(address: String, isLoopback: Bool) {
        #expect(address.isLoopbackAddress == isLoopback)
    }
}
