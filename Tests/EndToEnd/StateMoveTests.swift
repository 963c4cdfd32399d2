import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

/// Moving the history and the recent searches from the library of an earlier version into the state.
@Suite(.serialized) struct StateMoveTests {
    private static let history = "episode\t1\tPilot\tremote\ncharacter\t42\tBig Head Morty\tsnapshot\n"
    private static let searches = "Él\nrick\n"

    private let program: Program

    init() async throws {
        program = try Program(environment: ["CHALLENGE_API_URL": "http://127.0.0.1:1"])
    }

    /// Creates a library of an earlier version, and deletes the state.
    private func restoreEarlierVersion() async throws {
        try await program.shell("rm -rf home/.local/state home/.local/share")
        try await Database(.library(path: program.libraryFile), schemas: []).write {
            (connection) throws(DatabaseError) in
            for statement in LibraryVersion.all.flatMap(\.statements) { try connection.execute(statement) }
        }
    }

    private func listed() async throws -> String {
        let history = try await program.run("history", "list", "--fields", "kind,id,name,source")
        let searches = try await program.run("searches", "list", "--fields", "text")
        return history.output + searches.output
    }

    @Test func `killing a move at any time neither loses nor duplicates entries`() async throws {
        for _ in 1...Trials.count(10, long: 60) {
            try await restoreEarlierVersion()
            for command in ["history", "searches"] {
                let running = try program.start([command, "list"], environment: Program.unmeasured)
                try await Task.sleep(for: .microseconds(Int.random(in: 0...20_000)))
                running.send(SIGKILL)
                _ = try await running.outcome()
            }

            #expect(try await listed() == Self.history + Self.searches)
        }
    }

    @Test func `concurrent processes move the history once`() async throws {
        for _ in 1...Trials.count(2, long: 5) {
            try await restoreEarlierVersion()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...8 {
                    let command = ["history", "searches"][number % 2]
                    group.addTask { try await program.run(command, "list") }
                }
                try await group.waitForAll()
            }

            #expect(try await listed() == Self.history + Self.searches)
        }
    }

    @Test func `the first command that records also moves the history`() async throws {
        try await restoreEarlierVersion()

        try await program.run("character", "1")
        try await program.run("characters", "search", "summer")
        try await program.shell("rm home/.local/share/challenge/library.db")

        let history = try await program.run("history", "list", "--fields", "name")
        #expect(history.output == "challenge characters search summer\nRick Sanchez\nPilot\nBig Head Morty\n")
    }

    @Test func `the history of a read-only library is read each time and cannot be cleared`() async throws {
        try await restoreEarlierVersion()
        // Later steps of the library's schema cannot run in the read-only folder.
        try await program.run("favorites", "list")
        try await program.shell("chmod 500 home/.local/share/challenge")

        for _ in 1...2 {
            #expect(
                try await program.unprivileged("history list --fields kind,id,name,source")
                    == Outcome(exitCode: 0, output: Self.history, error: "note: 2 entries.\n"))
            #expect(
                try await program.unprivileged("searches list --fields text")
                    == Outcome(exitCode: 0, output: Self.searches, error: "note: 2 searches.\n"))
        }
        let cleared = try await program.unprivileged("history clear --yes")
        let removed = try await program.unprivileged("searches remove rick")
        try await program.shell("chmod 700 home/.local/share/challenge")

        #expect(cleared.exitCode == 74)
        #expect(removed.exitCode == 74)
        #expect(try await listed() == Self.history + Self.searches)
    }

    @Test func `entries that are deleted before the move do not reappear`() async throws {
        try await restoreEarlierVersion()

        #expect(try await program.run("history", "clear", "--yes").exitCode == 0)
        #expect(try await program.run("searches", "remove", "rick").exitCode == 0)

        #expect(try await listed() == "Él\n")
    }
}
