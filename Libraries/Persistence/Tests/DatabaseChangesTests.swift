import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

struct DatabaseChangesTests {
    private let file = ScratchFile()

    private var library: Database { Database(.library(path: file.path), schemas: [.notes]) }

    @Test(.timeLimit(.minutes(15)))
    func `the stream of changes yields at the start and after each write of this process`() async throws {
        let sut = library
        try await sut.add("a")
        var changes = sut.changes(clock: PollingClock(file: file), every: .milliseconds(1)).makeAsyncIterator()

        await changes.next()
        #expect(try await sut.texts() == ["a"])
        try await sut.add("b")
        await changes.next()

        #expect(try await sut.texts() == ["a", "b"])
    }

    @Test(.timeLimit(.minutes(15)))
    func `the stream of changes yields after a write of another connection`() async throws {
        let sut = library
        try await sut.add("a")
        var changes = sut.changes(clock: PollingClock(file: file), every: .milliseconds(1)).makeAsyncIterator()

        await changes.next()
        try await library.add("b")
        await changes.next()

        #expect(try await sut.texts() == ["a", "b"])
    }

    @Test func `the version stays the same until a write`() async throws {
        let sut = library
        try await sut.add("a")

        let before = try await sut.version()
        _ = try await sut.texts()

        #expect(try await sut.version() == before)
        try await library.add("b")
        #expect(try await sut.version() != before)
    }

    @Test(.timeLimit(.minutes(15)))
    func `the stream of changes yields when the file is replaced, and later writes go to the new file`() async throws {
        let sut = library
        try await sut.add("a")
        var changes = sut.changes(clock: PollingClock(file: file), every: .milliseconds(1)).makeAsyncIterator()
        await changes.next()
        let other = ScratchFile()
        try await Database(.library(path: other.path), schemas: [.notes]).add("b")

        try #require(rename(other.path, file.path) == 0)
        await changes.next()
        try await sut.add("c")

        #expect(try await sut.texts() == ["b", "c"])
        #expect(try await library.texts() == ["b", "c"])
    }
}

/// A clock that keeps the file until the stream of changes has read it for the last time.
///
/// Otherwise a reading after the end of the test would create the deleted file again.
private struct PollingClock: ClockContract {
    let file: ScratchFile
    private let clock = SystemClock()

    init(file: ScratchFile) { self.file = file }

    var now: Date { clock.now }

    var uptime: Duration { clock.uptime }

    func sleep(for duration: Duration) async throws(CancellationError) { try await clock.sleep(for: duration) }
}
