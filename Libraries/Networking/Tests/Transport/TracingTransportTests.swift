import ChallengeCore
import ChallengeCoreMocks
import Synchronization
import Testing

@testable import ChallengeNetworking

struct TracingTransportTests {
    private let traces = Traces()

    private func client(_ transport: ScriptedTransport) -> HTTPClient {
        .scripted(TracingTransport(transport, clock: ClockMock()) { [traces] in traces.add($0) })
    }

    @Test func `each attempt is reported with its status or failure`() async throws {
        let sut = client(ScriptedTransport(.failure(.connection(.closed)), .status(503), .status(200)))

        _ = try await sut.send(Endpoint("/character", query: [.init("page", "2"), .init("name", "a b")]))

        #expect(traces.all.map(\.outcome) == [.failure(.connection(.closed)), .success(503), .success(200)])
        #expect(traces.all.map(\.attempt) == [1, 2, 3])
        #expect(traces.all.allSatisfy { !$0.isRedirected })
        #expect(Set(traces.all.map(\.address)) == ["https://example.org/api/character?page=2&name=a%20b"])
    }

    @Test func `the time of a request is reported, and the preparation is forwarded`() async throws {
        let clock = ClockMock()
        let transport = ScriptedTransport(.status(200))
        let sut = TracingTransport(SlowTransport(transport: transport, clock: clock), clock: clock) { [traces] in
            traces.add($0)
        }

        sut.prepare()
        _ = try await sut.perform(
            TransportRequest(
                address: "https://example.org", timeout: .seconds(1), idleTimeout: .seconds(1),
                maximumBodySize: 1))

        #expect(traces.all.map(\.duration) == [.milliseconds(70)])
        #expect(transport.preparations == 1)
    }

    @Test func `a redirect is reported without the query that the server wrote`() async throws {
        let sut = client(
            ScriptedTransport(.status(302, ["location": "/api/b?code=SECRET#SECRET"]), .status(200)))

        _ = try await sut.send(Endpoint("/a", query: [.init("page", "2")]))

        #expect(
            traces.all.map(\.address) == ["https://example.org/api/a?page=2", "https://example.org:443/api/b?…"])
        #expect(traces.all.first?.responseHeaders.map(\.value) == ["/api/b?…"])
        #expect(traces.all.map(\.isRedirected) == [false, true])
        #expect(traces.all.map(\.attempt) == [1, 1])
    }

    @Test(arguments: [
        "authorization", "Proxy-Authorization", "cookie", "set-cookie", "x-api-key", "X-Auth-Token", "x-session-id",
        "www-authenticate",
    ])
    func `the value of a header with a secret is replaced`(name: String) async throws {
        let sut = client(
            ScriptedTransport(.status(200, [name: "SECRET", "etag": "W/1", "link": "<http://a@b?SECRET>"])))

        _ = try await sut.send(Endpoint("/a", entityTag: "W/0"))

        let trace = try #require(traces.all.first)
        #expect(trace.responseHeaders.first { $0.name == name }?.value == "…")
        #expect(trace.responseHeaders.first { $0.name == "etag" }?.value == "W/1")
        #expect(trace.requestHeaders.map(\.name) == ["Accept", "If-None-Match", "User-Agent"])
        #expect(trace.requestHeaders.map(\.value) == ["application/json", "W/0", "tests"])
        #expect(!"\(trace)".contains("SECRET"))
    }
}

private final class Traces: Sendable {
    private let traces = Mutex<[RequestTrace]>([])

    var all: [RequestTrace] { traces.withLock { $0 } }

    func add(_ trace: RequestTrace) { traces.withLock { $0.append(trace) } }
}

/// A transport whose requests take 70 milliseconds.
private struct SlowTransport: HTTPTransport {
    let transport: ScriptedTransport
    let clock: ClockMock

    func prepare() { transport.prepare() }

    func perform(_ request: TransportRequest) async throws(HTTPError) -> HTTPResponse {
        clock.advance(by: .milliseconds(70))
        return try await transport.perform(request)
    }
}
