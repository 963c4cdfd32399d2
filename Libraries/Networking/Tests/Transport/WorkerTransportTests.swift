import ChallengeCore
import ChallengeMirror
import Foundation
import Testing

@testable import ChallengeNetworking

struct WorkerTransportTests {
    private let mirror: MirrorServer
    private let sut = WorkerTransport(executable: .ofThisProgram, environment: [:])

    init() throws {
        mirror = try MirrorServer()
    }

    private func request(_ path: String, timeout: Duration = .seconds(600)) -> TransportRequest {
        TransportRequest(
            method: .get, address: mirror.baseURL + path, timeout: timeout, idleTimeout: .seconds(600),
            maximumBodySize: 1 << 20)
    }

    private func workerProcess() async throws -> Int32 {
        sut.prepare()
        while sut.processIdentifier == nil { await Task.yield() }
        return try #require(sut.processIdentifier)
    }

    // Programs that are no worker

    @Test(arguments: ["/nowhere/challenge-network", "/etc/passwd", "/bin/false", "/bin/true", "/"])
    func `a file that is not the worker is named`(path: String) async {
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
    ])
    func `a program that greets otherwise is not the worker`(greeting: String, bytes: String) async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "challenge-\(UUID().uuidString)").path
        defer { unlink(path) }
        try Data("#!/bin/sh\nprintf '\(bytes)' >&0\nread line\n".utf8).write(to: URL(filePath: path))
        chmod(path, 0o700)
        let sut = WorkerTransport(executable: WorkerExecutable(path: path), environment: [:])

        await #expect(throws: HTTPError.connection(.workerUnavailable(file: path))) {
            try await sut.perform(request("/character/1"))
        }
    }

    @Test func `a program that says nothing ends with the deadline`() async {
        let sut = WorkerTransport(executable: WorkerExecutable(path: "/bin/cat"), environment: [:])

        await #expect(throws: HTTPError.timedOut) {
            try await sut.perform(request("/character/1", timeout: .milliseconds(100)))
        }
    }

    // Deaths

    @Test func `a response that kills the worker is a failure of its request alone`() async throws {
        mirror.setFault(.closeInHeaders, for: .path("/api/character/1"))

        await #expect(throws: HTTPError.connection(.workerDied)) { try await sut.perform(request("/character/1")) }
        let next = try await sut.perform(request("/character/2"))

        #expect(next.status == 200)
        #expect(mirror.requestCount == 2)
    }

    @Test func `requests beside a deadly one are repeated and answered`() async throws {
        mirror.setFault(.closeInHeaders, for: .path("/api/character/1"))
        mirror.setFault(.delay(milliseconds: 300), for: .path("/api/character/2"))
        mirror.setFault(.delay(milliseconds: 300), for: .path("/api/character/3"))

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

    @Test func `a worker that died idle is replaced`() async throws {
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
        kill(worker, SIGSTOP)

        let task = Task { try await sut.perform(request("/character/2")) }
        // The request is at the worker before it is cancelled, because both go the same way.
        task.cancel()
        await #expect(throws: HTTPError.cancelled) { try await task.value }
        await #expect(throws: HTTPError.timedOut) {
            try await sut.perform(request("/character/3", timeout: .milliseconds(100)))
        }
        let response = try await sut.perform(request("/character/4"))

        #expect(response.status == 200)
        #expect(sut.processIdentifier != worker)
    }

    @Test func `a cancelled request leaves the worker to the others`() async throws {
        mirror.setFault(.hang, for: .path("/api/character/1"))
        let worker = try await workerProcess()

        let task = Task { try await sut.perform(request("/character/1")) }
        await mirror.waitForRequests(1)
        task.cancel()
        await #expect(throws: HTTPError.cancelled) { try await task.value }
        // Longer than a worker may take to confirm.
        mirror.setFault(.delay(milliseconds: 1500), for: .path("/api/character/2"))
        let response = try await sut.perform(request("/character/2"))

        #expect(response.status == 200)
        #expect(sut.processIdentifier == worker)
    }

    // The process

    @Test func `no worker runs before it is needed or after the transport`() async throws {
        var sut: WorkerTransport? = WorkerTransport(executable: .ofThisProgram, environment: [:])
        #expect(sut?.processIdentifier == nil)
        _ = try await sut?.perform(request("/character/1"))
        let worker = try #require(sut?.processIdentifier)

        sut = nil

        // A zombie would still be there.
        while kill(worker, 0) == 0 { await Task.yield() }
        #expect(errno == ESRCH)
    }

    @Test func `the worker has nothing of its parent's but its environment and the socket`() async throws {
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
        #expect(Set(environment.split(separator: "\0")) == ["A=b", "SWIFT_BACKTRACE=enable=no"])
        #expect(coreLimit == ["1", "1"])
        #expect(getpgid(worker) == worker)
    }
}
