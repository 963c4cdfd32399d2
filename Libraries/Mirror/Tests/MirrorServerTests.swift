import ChallengeMirror
import Synchronization
import Testing

struct MirrorServerTests {
    private let sut: MirrorServer

    init() throws {
        sut = try MirrorServer()
    }

    @Test func `the base URL contains the loopback address and the port`() {
        #expect(sut.baseURL == "http://127.0.0.1:\(sut.port)/api")
        #expect(sut.port > 0)
    }

    @Test func `requests are recorded in order, as they were received`() throws {
        let client = try RawClient(port: sut.port)
        client.get("/api/character?name=a%20b", "X-Rick:  c-137 ")
        _ = client.response()
        client.send("GET /api HTTP/1.1\r\nhost: m\r\n\r\n")
        _ = client.response()

        #expect(sut.requests.map(\.method) == ["GET", "GET"])
        #expect(sut.requests.map(\.target) == ["/api/character?name=a%20b", "/api"])
        #expect(sut.requests.first?.header("x-rick") == "c-137")
        #expect(sut.requests.first?.headers.map(\.name) == ["Host", "X-Rick"])
        #expect(sut.requests.last?.header("X-Rick") == nil)

        sut.resetRequests()
        #expect(sut.requestCount == 0)
    }

    @Test func `a log line shows no control character`() throws {
        _ = try sut.ask("/api/\u{1b}[31m\u{202e}")

        #expect(sut.requests.first?.logLine == #"GET /api/\u{1B}[31m\u{202E}"#)
    }

    @Test func `onRequest is called for each request`() throws {
        let seen = Told()
        let sut = try MirrorServer { request in seen.add(request.target) }

        _ = try sut.ask("/api/episode/1")

        #expect(seen.targets == ["/api/episode/1"])
    }

    @Test func `a stopped server refuses connections and resumes on the same port`() throws {
        let client = try RawClient(port: sut.port)
        client.get("/api")
        _ = client.response()
        let port = sut.port

        sut.stop()
        sut.stop()
        #expect(client.end() == .closed)
        #expect(throws: RawClient.Refused()) { _ = try RawClient(port: port) }

        try sut.resume()
        try sut.resume()
        #expect(sut.port == port)
        #expect(try sut.ask("/api")?.status == 200)
    }

    @Test(.timeLimit(.minutes(15)))
    func `stopping ends hanging, dripping and endless responses at once`() async throws {
        let faults: [Fault] = [.hang, .dripBody(milliseconds: 60_000), .delay(milliseconds: 60_000), .endlessBody]
        sut.setFaults(faults)
        var clients: [RawClient] = []
        for count in 1...faults.count {
            let client = try RawClient(port: sut.port)
            client.get("/api/character/1")
            await sut.waitForRequests(count)
            clients.append(client)
        }

        sut.stop()

        for client in clients { #expect([.closed, .reset].contains(client.end())) }
    }

    @Test func `a port in use is an error that describes the failed call`() {
        #expect {
            try MirrorServer(port: sut.port)
        } throws: { error in
            (error as? MirrorError)?.description == "listen: Address already in use"
                || (error as? MirrorError)?.description == "bind: Address already in use"
        }
    }
}

private final class Told: Sendable {
    private let list = Mutex<[String]>([])

    var targets: [String] { list.withLock(\.self) }

    func add(_ target: String) {
        list.withLock { $0.append(target) }
    }
}
