import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

struct DatabaseChangesTests {
    private let file = ScratchFile()

    private var library: Database { Database(.library(path: file.path), schemas: [.notes]) }

    @Test(.timeLimit(.minutes(1)))
    func whatWasThereIsYieldedOnceAndThenWhatThisProcessWrites() async throws {
        let sut = library
        try await sut.add("a")
        var changes = sut.changes(clock: SystemClock(), every: .milliseconds(1)).makeAsyncIterator()

        await changes.next()
        #expect(try await sut.texts() == ["a"])
        try await sut.add("b")
        await changes.next()

        #expect(try await sut.texts() == ["a", "b"])
    }

    @Test(.timeLimit(.minutes(1)))
    func whatAnotherConnectionWritesIsYielded() async throws {
        let sut = library
        try await sut.add("a")
        var changes = sut.changes(clock: SystemClock(), every: .milliseconds(1)).makeAsyncIterator()

        await changes.next()
        try await library.add("b")
        await changes.next()

        #expect(try await sut.texts() == ["a", "b"])
    }

    @Test func theVersionIsTheSameAsLongAsNothingIsWritten() async throws {
        let sut = library
        try await sut.add("a")

        let before = try await sut.version()
        _ = try await sut.texts()

        #expect(try await sut.version() == before)
        try await library.add("b")
        #expect(try await sut.version() != before)
    }

    @Test(.timeLimit(.minutes(1)))
    func anotherFileInItsPlaceIsAChangeAndWhatIsWrittenGoesThere() async throws {
        let sut = library
        try await sut.add("a")
        var changes = sut.changes(clock: SystemClock(), every: .milliseconds(1)).makeAsyncIterator()
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
