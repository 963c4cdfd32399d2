import ChallengeCore
import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeNetworking

/// The peak memory of the worker for large responses.
struct WorkerMemoryTests {
    /// The largest memory, in KiB.
    private static let largest = 128 * 1024

    private let mirror: MirrorServer
    private let sut = WorkerTransport(executable: .ofThisProgram, environment: [:])

    init() throws {
        mirror = try MirrorServer()
    }

    private func request(_ path: String) -> TransportRequest { request(at: mirror.baseURL + path) }

    private func request(at address: String) -> TransportRequest {
        TransportRequest(
            address: address, timeout: .seconds(600), idleTimeout: .seconds(600),
            maximumBodySize: 16 * 1024 * 1024)
    }

    private func expectSmallWorker(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let worker = try #require(sut.processIdentifier)
        let peak = try #require(ProcessTable.peakMemory(of: worker))
        #expect(peak < Self.largest, "\(peak) KiB", sourceLocation: sourceLocation)
    }

    @Test func `64 concurrent requests take limited memory`() async throws {
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for page in 1...64 {
                group.addTask { try await sut.perform(request("/character?page=\(page % 42)")).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(statuses == [Int](repeating: 200, count: 64))
        try expectSmallWorker()
    }

    @Test(arguments: [0, 1])
    func `a body of exactly the limit is returned, and one byte more is refused`(excess: Int) async throws {
        let size = 16 * 1024 * 1024 + excess
        let head = "HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\nConnection: close\r\n\r\n"
        let server = try RawServer(response: Data(head.utf8) + Data(repeating: UInt8(ascii: " "), count: size))

        if excess == 0 {
            #expect(try await sut.perform(request(at: server.address)).body.count == size)
        } else {
            await #expect(throws: HTTPError.tooLarge(limit: 16 * 1024 * 1024)) {
                try await sut.perform(request(at: server.address))
            }
        }

        try expectSmallWorker()
    }

    /// One of ten attempts must stay below the limit, because on a loaded machine data arrives for a moment after it.
    ///
    /// If the worker did not enforce the limit, every attempt would exceed it.
    @Test(arguments: [Fault.compressionBomb, .endlessBody, .oversizedBody])
    func `a body beyond the limit takes limited memory`(fault: Fault) async throws {
        mirror.setFault(fault)

        var peak = Int.max
        for _ in 1...10 where peak >= Self.largest {
            let sut = WorkerTransport(executable: .ofThisProgram, environment: [:])
            await #expect(throws: HTTPError.tooLarge(limit: 16 * 1024 * 1024)) {
                try await sut.perform(request("/character"))
            }
            let worker = try #require(sut.processIdentifier)
            peak = min(peak, try #require(ProcessTable.peakMemory(of: worker)))
        }

        #expect(peak < Self.largest)
    }

    @Test func `endless headers take limited memory`() async throws {
        mirror.setFault(.endlessHeaders)

        await #expect(throws: HTTPError.tooLarge(limit: 300 * 1024)) { try await sut.perform(request("/character")) }

        try expectSmallWorker()
    }
}
