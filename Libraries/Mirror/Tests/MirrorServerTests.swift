import ChallengeMirror
import Synchronization
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

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

    @Test(.timeLimit(.minutes(15)))
    func `waiting ends with the expected request`() async throws {
        let (sut, port) = (sut, sut.port)
        sut.setFault(.hang)
        let waiter = Task {
            await sut.waitForRequests(2)
            return sut.requestCount
        }

        let first = try RawClient(port: port)
        first.get("/api/1")
        await sut.waitForRequests(1)
        let second = try RawClient(port: port)
        second.get("/api/2")

        #expect(await waiter.value == 2)
    }

    @Test(.timeLimit(.minutes(15)))
    func `waiting ends when the task is cancelled, before or during the wait`() async {
        let waiter = Task { [sut] in await sut.waitForRequests(1) }
        waiter.cancel()

        await waiter.value
        #expect(sut.requestCount == 0)
    }

    @Test func `a stopped server refuses connections and resumes on the same port`() throws {
        let client = try RawClient(port: sut.port)
        client.get("/api")
        _ = client.response()
        let port = sut.port

        sut.stop()
        sut.stop()
        #expect(client.rest().ending == .closed)
        #expect(throws: RawClient.Refused()) { _ = try RawClient(port: port) }

        try sut.resume()
        try sut.resume()
        #expect(sut.port == port)
        #expect(try sut.ask("/api")?.status == 200)
    }

    /// A process that another test starts at the same moment has such a copy for a short time.
    @Test func `a stopped server refuses connections while its socket has a copy`() throws {
        let copy = fcntl(try #require(Self.listener(on: sut.port)), F_DUPFD_CLOEXEC, 0)
        defer { close(copy) }

        sut.stop()

        #expect(throws: RawClient.Refused()) { _ = try RawClient(port: sut.port) }
        try sut.resume()
        #expect(try sut.ask("/api")?.status == 200)
    }

    /// Returns the socket of this process that listens on the port.
    private static func listener(on port: UInt16) -> Int32? {
        (0..<1024).first { descriptor in
            var isListening: Int32 = 0
            var size = socklen_t(MemoryLayout<Int32>.size)
            getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size)
            return isListening == 1 && Self.port(of: descriptor) == port
        }
    }

    private static func port(of socket: Int32) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
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

        for client in clients { #expect([.closed, .reset].contains(client.rest().ending)) }
    }

    @Test func `a deallocated server releases its port`() throws {
        var forgotten: MirrorServer? = try MirrorServer()
        let port = try #require(forgotten?.port)

        forgotten = nil

        #expect(throws: RawClient.Refused()) { _ = try RawClient(port: port) }
        let heir = try MirrorServer(port: port)
        #expect(heir.port == port)
    }

    @Test func `a port in use is an error that describes the failed call`() {
        #expect {
            try MirrorServer(port: sut.port)
        } throws: { error in
            (error as? MirrorError)?.description == "listen: Address already in use"
                || (error as? MirrorError)?.description == "bind: Address already in use"
        }
    }

    @Test(.timeLimit(.minutes(15)))
    func `all concurrent clients get a response`() async throws {
        let sut = sut
        let answers = try await withThrowingTaskGroup(of: Int.self) { group in
            for client in 1...100 {
                group.addTask {
                    try decode(Page.Entry.self, sut.text("/api/character/\(client)")).id
                }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }

        #expect(answers == Set(1...100))
        #expect(sut.requestCount == 100)
    }
}

private final class Told: Sendable {
    private let list = Mutex<[String]>([])

    var targets: [String] { list.withLock(\.self) }

    func add(_ target: String) {
        list.withLock { $0.append(target) }
    }
}
