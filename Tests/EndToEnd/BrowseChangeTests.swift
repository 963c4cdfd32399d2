import ChallengeScreenMocks
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengePersistence

/// Changes in the browser that fail, wait for another program, or meet its changes.
@Suite(.timeLimit(.minutes(15))) struct BrowseChangeTests {
    @Test func `a change that fails after q is reported when the terminal is restored`() async throws {
        let program = try Program.withoutAPI
        try FileManager.default.createDirectory(atPath: program.libraryFile, withIntermediateDirectories: true)
        let session = try ScreenSession("challenge browse 2>failure", program: program)
        try await session.wait(for: "1 of 826 ")

        session.press("fq")
        let outcome = try await session.running.outcome()

        #expect(outcome.exitCode == 74 && outcome.output.hasSuffix("\u{1B}[?1049l"))
        let printed = try await program.shell("cat failure").output
        #expect(printed.hasPrefix("error: Not saved: Rick Sanchez. The favorites"))
    }

    @Test func `favorites of another process appear, also the first one, and go`() async throws {
        let session = try ScreenSession(program: .withoutAPI)
        try await session.wait(for: "1 of 826 ")

        try await session.program.run("favorites", "add", "2")
        try await session.wait(for: "2  ★ Morty Smith")
        try await session.program.run("favorites", "remove", "2")
        try await session.wait { window in !window.rows.contains { $0.contains("★") } }
        session.press("q")

        #expect(try await session.running.outcome().exitCode == 0)
    }

    @Test func `a locked library leads to a question, and the user can leave`() async throws {
        let program = try Program.withoutAPI
        try await program.run("favorites", "add", "2")
        let holder = try Connection(path: program.libraryFile, flags: .readWrite, busyTimeout: .zero)
        try holder.execute("BEGIN IMMEDIATE")
        let session = try ScreenSession("challenge browse --offline", program: program)
        try await session.wait(for: "1 of 826 ")

        session.press("f")
        try await session.wait(for: "Saving")
        session.press("q")
        try await session.wait(for: "Not saved yet: Rick Sanchez.")
        session.press("q")
        let outcome = try await session.running.outcome()

        #expect(outcome.exitCode == 74)
        let left = try #require(outcome.output.components(separatedBy: "\u{1B}[?1049l").last)
        #expect(left.contains("Not saved: Rick Sanchez. "))
    }

    @Test func `an edit of another program during an edit is kept`() async throws {
        let program = try Program.withoutAPI
        try await program.run("favorites", "add", "1", "--note", "old\nlines", "--tag", "t1")
        let session = try ScreenSession("challenge browse favorites", program: program)
        try await session.wait(for: "1 of 1 ")
        session.press("e")
        try await session.wait(for: "old↵lines")

        try await program.run("favorites", "edit", "1", "--note", "NEW", "--tag", "t2")
        session.press("⇥⇥4↵")
        try await session.wait(for: "q quit")
        session.press("e")
        try await session.wait(for: "› Note")
        try await program.run("favorites", "edit", "1", "--note", "other")
        session.press("!↵")
        try await session.wait(for: "Note elsewhere: other")
        session.press("⎋")
        try await session.wait(for: "Press Esc again")
        session.press("⎋")
        try await session.wait(for: "q quit")
        session.press("q")

        #expect(try await session.running.outcome().exitCode == 0)
        let favorites = try await program.run("favorites", "list", "--fields", "id,rating,tags,note", "--format", "csv")
        #expect(favorites.output.contains("1,4,\"t1,t2\",other\r\n"))
    }
}
