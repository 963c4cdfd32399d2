import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

/// The state: writes are fast, and no command fails because of it.
@Suite(.serialized) struct StateTests {
    private let mirror: MirrorServer
    private let program: Program

    init() async throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    private var state: Database { Database(.state(path: program.stateFile), schemas: []) }

    private func value(_ sql: String) async throws -> SQLValue? {
        try await state.read { (connection) throws(DatabaseError) in try connection.row(sql) { $0[0] } }
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: URL(filePath: program.stateFile).deletingLastPathComponent().path)
    }

    @Test func `a process without free descriptors keeps the history`() async throws {
        try await program.run("character", "42", "--history")

        for limit in 12...17 {
            _ = try await program.shell("ulimit -n \(limit); challenge character 47 --history --policy noCache")
        }

        #expect(try names().filter { $0.contains("damaged") } == [])
        let history = try await program.run("history", "list", "--fields", "id").output
        #expect(history.split(separator: "\n").last == "42")
    }

    /// If closing the file moved the log into it, which takes four fsyncs, the log would be missing.
    @Test func `recording leaves the log and does not open the library`() async throws {
        try await program.run("character", "42", "--history")
        let before = try FileManager.default.attributesOfItem(atPath: program.stateFile)[.modificationDate] as? Date

        try await program.run("character", "42", "--history")

        let after = try FileManager.default.attributesOfItem(atPath: program.stateFile)[.modificationDate] as? Date
        let log = try FileManager.default.attributesOfItem(atPath: program.stateFile + "-wal")[.size] as? Int
        #expect(before == after)
        #expect(try #require(log) > 0)
        #expect(!FileManager.default.fileExists(atPath: program.libraryFile))
    }

    @Test func `the directory of the state can be set to an absolute path`() async throws {
        try await program.run(
            "character", "42", "--history", environment: ["XDG_STATE_HOME": program.scratch.path("elsewhere")])
        #expect(FileManager.default.fileExists(atPath: program.scratch.path("elsewhere/challenge/state.db")))
        #expect(!FileManager.default.fileExists(atPath: program.stateFile))

        try await program.shell(
            "XDG_STATE_HOME=relative challenge character 42 --history; XDG_STATE_HOME= challenge character 42 --history"
        )
        #expect(!FileManager.default.fileExists(atPath: program.scratch.path("relative")))
        #expect(try await program.run("history", "list").lines.count == 2)
    }

    @Test func `a damaged state file is renamed, replaced and reported once`() async throws {
        try await program.run("character", "1", "--history")
        // Otherwise the log would contain all rows, and SQLite would not read the damaged file.
        _ = try await value("PRAGMA wal_checkpoint(TRUNCATE)")
        let file = URL(filePath: program.stateFile)
        try Data((0..<20_000).map { _ in UInt8.random(in: 0...255) }).write(to: file)

        let first = try await program.run("character", "42", "--fields", "id", "--history")
        let second = try await program.run("character", "42", "--fields", "id", "--history")
        let listed = try await program.run("history", "list", "--fields", "id")

        #expect(first.output == "42\n")
        #expect(second == Outcome(exitCode: 0, output: "42\n", error: ""))
        #expect(listed == Outcome(exitCode: 0, output: "42\n42\n", error: "note: 2 entries.\n"))
        let kept = try #require(
            names().first { $0.contains(".damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") })
        #expect(first.error.hasPrefix("warning: The history file could not be used. A new file was created."))
        #expect(first.error.contains(kept))
    }

    @Test func `twenty concurrent processes do not damage the state`() async throws {
        let runs = Trials.count(1, long: 10)
        try await withThrowingTaskGroup(of: Outcome.self) { group in
            for _ in 1...20 {
                group.addTask {
                    try await program.shell(
                        "for i in $(seq \(runs)); do challenge character 1 --history || exit 1; done")
                }
            }
            for try await outcome in group {
                #expect(outcome.exitCode == 0)
                #expect(outcome.error == "")
            }
        }

        #expect(try await value("PRAGMA integrity_check") == .text("ok"))
        let count = try await value("SELECT count(*) > \(10 * runs) FROM history")
        #expect(count == .integer(1))
    }

    @Test func `a read-only state is read, and no command fails because of it`() async throws {
        try await program.run("characters", "search", "rick", "--history")
        try await program.run("character", "42", "--history")
        try await program.shell("chmod 400 home/.local/state/challenge/*; chmod 500 home/.local/state/challenge")

        let shown = try await program.unprivileged("character 42 --fields id --history")
        let listed = try await program.unprivileged("history list --fields id,kind")
        let searches = try await program.unprivileged("searches list --fields text")
        let cleared = try await program.unprivileged("history clear --yes")
        try await program.shell("chmod 700 home/.local/state/challenge")

        #expect(shown == Outcome(exitCode: 0, output: "42\n", error: ""))
        #expect(listed == Outcome(exitCode: 0, output: "42\tcharacter\n\tlist\n", error: "note: 2 entries.\n"))
        #expect(searches == Outcome(exitCode: 0, output: "rick\n", error: "note: 1 search.\n"))
        #expect(cleared.exitCode == 74)
        #expect(
            cleared.error
                == "error: The history could not be deleted. \(program.stateFile): The file cannot be written.\n"
        )
    }

    @Test(arguments: LibraryVersion.states)
    func `a state of a released version keeps its rows, and gets the tables and indexes of a new one`(
        version: LibraryVersion
    ) async throws {
        let schema = "SELECT group_concat(sql, char(10)) FROM (SELECT sql FROM sqlite_schema ORDER BY type, name)"
        try await program.run("character", "42", "--history")
        let new = try await value(schema)
        for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: program.stateFile + end) }
        try await state.write { (connection) throws(DatabaseError) in
            for statement in version.statements { try connection.execute(statement) }
        }

        let listed = try await program.run("history", "list", "--fields", "number,kind,id,name,source")
        let searches = try await program.run("searches", "list", "--fields", "text")
        try await program.run("character", "42", "--history")

        #expect(listed.output == "8\tlist\t\tcharacters list\tremote\n7\tepisode\tS01E01\tPilot\tcache\n")
        #expect(searches.output == "Rick\n")
        #expect(try await value("SELECT max(number) FROM history") == .integer(10))
        #expect(try await value(schema) == new)
    }

    @Test(arguments: ["-wal", "-shm"])
    func `a file beside the state that cannot be opened is named, and nothing is renamed`(suffix: String) async throws {
        try await program.run("character", "42", "--history")
        let file = program.stateFile + suffix
        try await program.shell("chmod 000 \(file)")
        let before = try names()

        let shown = try await program.unprivileged("character 42 --fields id --history")
        let listed = try await program.unprivileged("history list")

        #expect(
            shown
                == Outcome(
                    exitCode: 0, output: "42\n",
                    error: "warning: The history was not written. \(file): Permission denied.\n"))
        #expect(
            listed
                == Outcome(
                    exitCode: 74, output: "",
                    error: "error: The history could not be read. \(file): Permission denied.\n"))
        #expect(try names() == before)
    }

    @Test(arguments: ["-wal", "-shm"])
    func `a file beside the state that cannot be written does not hide the history`(suffix: String) async throws {
        try await program.run("character", "42", "--history")
        let file = program.stateFile + suffix
        try await program.shell("chmod 444 \(file)")
        let before = try names()

        let shown = try await program.unprivileged("character 42 --fields id --history")
        let listed = try await program.unprivileged("history list --fields id")
        let cleared = try await program.unprivileged("history clear --yes")

        #expect(shown == Outcome(exitCode: 0, output: "42\n", error: ""))
        #expect(listed == Outcome(exitCode: 0, output: "42\n", error: "note: 1 entry.\n"))
        #expect(cleared.error.contains("\(file): The file cannot be written."))
        #expect(try names() == before)
    }

    @Test func `a state that cannot be opened does not fail a command`() async throws {
        let outcome = try await program.run(
            "character", "1", "--fields", "id", "--history", environment: ["XDG_STATE_HOME": "/dev/null"])
        let listed = try await program.run("history", "list", environment: ["XDG_STATE_HOME": "/dev/null"])

        #expect(outcome == Outcome(exitCode: 0, output: "1\n", error: ""))
        #expect(listed.exitCode == 74)
    }
}
