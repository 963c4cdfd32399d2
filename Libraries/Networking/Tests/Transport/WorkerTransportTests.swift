import ChallengeCore
import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeNetworking

@Suite(.timeLimit(.minutes(10))) struct WorkerTransportTests {
    private let mirror: MirrorServer
    private let sut = WorkerTransport(executable: .ofThisProgram, environment: [:])

    init() throws {
        mirror = try MirrorServer()
    }

    private func request(_ path: String, timeout: Duration = .seconds(600)) -> TransportRequest {
        request(at: mirror.baseURL + path, timeout: timeout)
    }

    private func request(at address: String, timeout: Duration = .seconds(600)) -> TransportRequest {
        TransportRequest(
            address: address, timeout: timeout, idleTimeout: .seconds(600),
            maximumBodySize: 1 << 20)
    }

    private func workerProcess() async throws -> Int32 {
        sut.prepare()
        while sut.processIdentifier == nil { await Task.yield() }
        return try #require(sut.processIdentifier)
    }

    // Programs that are not the worker

    @Test(arguments: ["/nowhere/challenge-network", "/etc/passwd", "/bin/false", "/bin/true", "/"])
    func `the failure names a file that is not the worker`(path: String) async {
        let sut = WorkerTransport(executable: WorkerExecutable(path: path), environment: [:])

        for _ in 1...2 {
            await #expect(throws: HTTPError.connection(.workerUnavailable(file: path))) {
                try await sut.perform(request("/character/1"))
            }
        }
    }

    @Test(arguments: [
        ("another kind of frame", #"\0\0\0\005\006\0\0\0\0"#), ("no frame", "HTTP/1.1 200 OK"),
        ("another version", #"\0\0\0\030\001\0\0\0\0challenge-network 0"#),
        ("nothing, and dies", "'; kill -9 $$ #"),
    ])
    func `a program with another greeting is not the worker`(greeting: String, bytes: String) async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)").path
        defer { unlink(path) }
        try Data("#!/bin/sh\nprintf '\(bytes)' >&0\nread line\n".utf8).write(to: URL(filePath: path))
        chmod(path, 0o700)
        let sut = WorkerTransport(executable: WorkerExecutable(path: path), environment: [:])

        await #expect(throws: HTTPError.connection(.workerUnavailable(file: path))) {
            try await sut.perform(request("/character/1"))
        }
    }

    @Test func `a request to a program that sends nothing ends at the deadline`() async {
        let sut = WorkerTransport(executable: WorkerExecutable(path: "/bin/cat"), environment: [:])

        await #expect(throws: HTTPError.timedOut) {
            try await sut.perform(request("/character/1", timeout: .milliseconds(100)))
        }
    }

    // Deaths

    @Test func `a response that kills the worker fails only its own request`() async throws {
        mirror.setFault(.closeInHeaders, for: .path("/api/character/1"))

        await #expect(throws: HTTPError.connection(.workerDied)) { try await sut.perform(request("/character/1")) }
        let next = try await sut.perform(request("/character/2"))

        #expect(next.status == 200)
        #expect(mirror.requestCount == 2)
    }

    @Test func `other requests in flight are repeated and succeed when a response kills the worker`() async throws {
        mirror.setFault(.closeInHeaders, for: .path("/api/character/1"))
        // Only the repeated request gets a response.
        mirror.setFault(.hang, for: .path("/api/character/2"), times: 1)
        mirror.setFault(.hang, for: .path("/api/character/3"), times: 1)

        async let second = sut.perform(request("/character/2"))
        async let third = sut.perform(request("/character/3"))
        await mirror.waitForRequests(2)
        await #expect(throws: HTTPError.connection(.workerDied)) { try await sut.perform(request("/character/1")) }

        #expect(try await second.status == 200)
        #expect(try await third.status == 200)
    }

    @Test func `after three deaths requests fail without being sent`() async throws {
        mirror.setFault(.closeInHeaders)
        for _ in 1...3 {
            await #expect(throws: HTTPError.connection(.workerDied)) { try await sut.perform(request("/character/1")) }
        }
        mirror.setFault(nil)
        sut.prepare()

        await #expect(throws: HTTPError.connection(.workerDied)) { try await sut.perform(request("/character/1")) }

        #expect(mirror.requestCount == 3)
        #expect(sut.processIdentifier == nil)
    }

    @Test func `a worker that died without requests is replaced`() async throws {
        let first = try await workerProcess()
        kill(first, SIGKILL)
        while sut.processIdentifier == first { await Task.yield() }

        let response = try await sut.perform(request("/character/1"))

        #expect(response.status == 200)
        #expect(sut.processIdentifier != first)
    }

    // Hangs

    @Test func `a worker that does not confirm a cancellation is killed`() async throws {
        let worker = try await workerProcess()
        _ = try await sut.perform(request("/character/1"))
        await ProcessTable.stop(worker)

        await #expect(throws: HTTPError.timedOut) {
            try await sut.perform(request("/character/2", timeout: .milliseconds(100)))
        }
        let response = try await sut.perform(request("/character/3"))

        #expect(response.status == 200)
        #expect(sut.processIdentifier != worker)
    }

    @Test func `cancelling a request does not end the worker for the others`() async throws {
        mirror.setFault(.hang, for: .path("/api/character/1"))
        let worker = try await workerProcess()

        let task = Task { try await sut.perform(request("/character/1")) }
        await mirror.waitForRequests(1)
        task.cancel()
        await #expect(throws: HTTPError.cancelled) { try await task.value }
        // Longer than the time in which a worker must confirm.
        mirror.setFault(.delay(milliseconds: 1500), for: .path("/api/character/2"))
        let response = try await sut.perform(request("/character/2"))

        #expect(response.status == 200)
        #expect(sut.processIdentifier == worker)
    }

    /// Cancelling a task of URLSession in its first milliseconds can deadlock or trap.
    @Test func `early cancellations do not end the worker`() async throws {
        let worker = try await workerProcess()

        for attempt in 0..<200 {
            let task = Task { try await sut.perform(request("/character/1")) }
            for _ in 0..<(attempt % 20) { await Task.yield() }
            task.cancel()
            _ = await task.result
        }

        #expect(try await sut.perform(request("/character/1")).status == 200)
        #expect(sut.processIdentifier == worker)
    }

    // Responses

    @Test func `trailers after a chunked body kill only the worker`() async throws {
        let server = try RawServer(
            response: Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nA: b\r\n\r\n".utf8))

        await #expect(throws: HTTPError.connection(.workerDied)) {
            try await sut.perform(request(at: server.address))
        }
        #expect(try await sut.perform(request("/character/1")).status == 200)
    }

    @Test func `the URL session stores no cookies and no responses between requests`() async throws {
        let head =
            "HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nCache-Control: max-age=600\r\nETag: \"1\"\r\nContent-Length: 2"
        let server = try RawServer(response: Data((head + "\r\nConnection: close\r\n\r\n{}").utf8))

        for _ in 1...2 { _ = try await sut.perform(request(at: server.address)) }

        #expect(server.requests.count == 2)
        #expect(!server.requests.contains { $0.lowercased().contains("cookie") || $0.contains("If-None-Match") })
    }

    @Test func `interim responses are not returned`() async throws {
        let server = try RawServer(
            response: Data(
                "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\nETag: 1\r\nContent-Length: 2\r\n\r\n{}"
                    .utf8))

        let response = try await sut.perform(request(at: server.address))

        #expect(response.status == 200)
        #expect(response.headers == ["etag": "1", "content-length": "2"])
        #expect(response.body == Data("{}".utf8))
    }

    @Test func `an address beyond the size of a frame is refused`() async {
        let address = mirror.baseURL + "/" + String(repeating: "a", count: 2_000_000)

        await #expect(throws: HTTPError.invalidAddress(address)) { try await sut.perform(request(at: address)) }
    }

    // The process

    @Test func `the worker starts with the first request and ends with the transport`() async throws {
        var sut: WorkerTransport? = WorkerTransport(executable: .ofThisProgram, environment: [:])
        #expect(sut?.processIdentifier == nil)
        _ = try await sut?.perform(request("/character/1"))
        let worker = try #require(sut?.processIdentifier)

        sut = nil

        // A zombie would still exist.
        while kill(worker, 0) == 0 { await Task.yield() }
        #expect(errno == ESRCH)
    }

    @Test func `the worker inherits only the environment and the socket`() async throws {
        let marker = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)").path
        let inheritable = open(marker, O_CREAT | O_WRONLY, 0o600)
        defer {
            close(inheritable)
            unlink(marker)
        }
        let sut = WorkerTransport(executable: .ofThisProgram, environment: ["A": "b"])
        _ = try await sut.perform(request("/character/1"))
        let worker = try #require(sut.processIdentifier)

        let folder = "/proc/\(worker)/fd"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).map {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) ?? ""
        }
        let environment = try String(contentsOfFile: "/proc/\(worker)/environ", encoding: .utf8)
        let limits = try String(contentsOfFile: "/proc/\(worker)/limits", encoding: .utf8)

        let coreLimit = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }?
            .split(separator: " ").dropFirst(4).prefix(2)

        #expect(!files.contains(marker))
        #expect(files.filter { $0 == "/dev/null" }.count == 2)
        #expect(
            Set(environment.split(separator: "\0")) == [
                "A=b", "SWIFT_BACKTRACE=enable=no", "XDG_CACHE_HOME=/dev/null", "XDG_DATA_HOME=/dev/null",
            ])
        #expect(coreLimit == ["1", "1"])
        #expect(getpgid(worker) == worker)
    }
}
