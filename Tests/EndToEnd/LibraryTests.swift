import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

/// The safety of the library: no stored data is lost by concurrent processes, kills, a full disk or damage.
@Suite(.serialized) struct LibraryTests {
    private let mirror: MirrorServer
    private let program: Program

    init() async throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
        try await program.run("favorites", "add", "1")
    }

    private func tags() async throws -> Set<Substring> {
        Set(try await program.run("favorites", "list", "--fields", "tags").output.dropLast().split(separator: ","))
    }

    /// Replaces the library by zeros, so that the next command needs the copy.
    private func damage() throws {
        try Data(count: 8192).write(to: URL(filePath: program.libraryFile))
    }

    private func soundness() async throws -> SQLValue? {
        try await Database(.library(path: program.libraryFile), schemas: []).read {
            (connection) throws(DatabaseError) in
            try connection.row("PRAGMA integrity_check") { $0[0] }
        }
    }

    @Test func `no write of twenty concurrent processes is lost`() async throws {
        let writes = Trials.count(1, long: 10)
        try await withThrowingTaskGroup(of: Outcome.self) { group in
            for process in 1...20 {
                group.addTask {
                    try await program.shell(
                        """
                        for i in $(seq \(writes)); do
                            challenge favorites edit 1 --tag p\(process)-$i >/dev/null || exit 1
                        done
                        """)
                }
            }
            for try await outcome in group { #expect(outcome.exitCode == 0, "\(outcome.error)") }
        }

        let expected = (1...20).flatMap { process in (1...writes).map { "p\(process)-\($0)" } }
        #expect(try await tags() == Set(expected.map { $0[...] }))
        try damage()
        #expect(try await tags() == Set(expected.map { $0[...] }))
        #expect(try await soundness() == .text("ok"))
    }

    @Test func `no acknowledged write is lost if the process is killed at any time`() async throws {
        var acknowledged: Set<Substring> = []
        for number in 1...Trials.count(8, long: 200) {
            let running = try program.start(
                ["favorites", "edit", "1", "--tag", "k\(number)"], environment: Program.unmeasured)
            try await Task.sleep(for: .microseconds(Int.random(in: 0...25_000)))
            running.send(SIGKILL)
            if try await running.outcome().exitCode == 0 { acknowledged.insert("k\(number)") }
            if number % 4 == 0 { try damage() }
            #expect(try await tags().isSuperset(of: acknowledged))
        }

        #expect(try await soundness() == .text("ok"))
    }

    @Test func `a damaged library is replaced by its copy, reported and set aside`() async throws {
        try await program.run("favorites", "add", "42", "--note", String(repeating: "n", count: 9000))
        let file = URL(filePath: program.libraryFile)
        let content = try Data(contentsOf: file).dropLast(5000)
        try content.write(to: file)

        let outcome = try await program.run("favorites", "list", "--fields", "id")
        let next = try await program.run("favorites", "add", "7", "--fields", "id")

        let folder = file.deletingLastPathComponent()
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(".damaged-") }
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.error.contains("warning: The library file was damaged and was replaced by its copy. The damaged"))
        #expect(next.output == "7\n")
        #expect(kept.count == 1)
        #expect(try Data(contentsOf: folder.appending(path: kept[0])) == content)
        #expect(outcome.error.contains(kept[0]))
        #expect(outcome.output == "42\n1\n")
    }

    @Test func `removed favorites do not come back with the copy, and no file has them`() async throws {
        try await program.run("favorites", "add", "2", "--note", "a secret note")
        try await program.run("favorites", "clear", "--yes")
        let copy = try Data(contentsOf: URL(filePath: program.libraryFile + ".copy"))
        try damage()

        let listed = try await program.run("favorites", "list", "--fields", "id")

        #expect(listed.exitCode == 0)
        #expect(listed.output == "")
        #expect(!copy.contains(Data("a secret note".utf8)))
    }

    @Test func `a copy that cannot be made is a warning, and the change counts`() async throws {
        try await program.shell("mkdir home/.local/share/challenge/library.db.copy.new")

        let added = try await program.run("favorites", "add", "2", "--fields", "id", "--offline")
        let removed = try await program.run("favorites", "remove", "2")

        #expect(added.exitCode == 0)
        #expect(added.output == "2\n")
        #expect(added.error.contains("warning: The copy of the favorites was not made. "))
        #expect(removed.exitCode == 0)
        #expect(!FileManager.default.fileExists(atPath: program.libraryFile + ".copy"))
    }

    @Test func `if the library and its copy are damaged, both are named and none is changed`() async throws {
        try damage()
        try Data(count: 8192).write(to: URL(filePath: program.libraryFile + ".copy"))

        let listed = try await program.run("favorites", "list")

        #expect(listed.exitCode == 74)
        #expect(
            listed.error == """
                error: The favorites could not be read. \(program.libraryFile): The file is damaged, and so is \
                its copy \(program.libraryFile).copy.

                """)
        for end in ["", ".copy"] {
            #expect(FileManager.default.contents(atPath: program.libraryFile + end) == Data(count: 8192))
        }
    }

    @Test func `a full disk is an error, and no favorites are lost`() async throws {
        let outcome = try await program.shell(
            "ulimit -f 1; challenge favorites edit 1 --note $(head -c 9000 /dev/zero | tr '\\0' x)",
            environment: Program.unmeasured)
        let after = try await program.run("favorites", "list", "--fields", "id,note")

        #expect(outcome.exitCode == 74)
        #expect(
            outcome.error.contains(
                "error: The favorites could not be saved. \(program.libraryFile): The disk is full.\n"))
        #expect(after.output == "1\t\n")
        #expect(try await soundness() == .text("ok"))
    }

    @Test(arguments: LibraryVersion.all)
    func `a library of a released version keeps its rows`(version: LibraryVersion) async throws {
        for end in ["", ".copy"] { try FileManager.default.removeItem(atPath: program.libraryFile + end) }
        try await Database(.library(path: program.libraryFile), schemas: []).write {
            (connection) throws(DatabaseError) in
            for statement in version.statements { try connection.execute(statement) }
        }

        let favorites = try await program.run("favorites", "list", "--sort", "name", "--format", "jsonl")
        let found = try await program.run("favorites", "search", "naive", "--fields", "id")
        let added = try await program.run("favorites", "add", "7", "--fields", "id")

        #expect(
            favorites.output == """
                {"id":42,"name":"Big Head Morty","kind":"character","status":"unknown","species":"Human",\
                "type":"Human with giant head","gender":"Male","origin":{"name":"unknown"},\
                "location":{"name":"Citadel of Ricks"},"rating":null,"tags":[],"note":null,\
                "addedAt":"2026-11-20T23:36:59.758Z"}
                {"id":762,"name":"Martínez","kind":"character","status":"Dead","species":"Animal","type":"Turkey",\
                "gender":"Male","origin":{"name":"Earth"},"location":{"name":"Earth"},"rating":4,"tags":["big","head"],"note":"Naïve",\
                "addedAt":"2026-11-20T23:36:59.757Z"}

                """)
        #expect(found.output == "762\n")
        #expect(added.output == "7\n")
    }

    @Test func `a library of a newer version is left unchanged`() async throws {
        let newer = Schema("favorites", steps: Array(repeating: [], count: 99))
        let file = URL(filePath: program.libraryFile)
        _ = try await Database(.library(path: program.libraryFile), schemas: [newer]).read { _ in 1 }
        let before = try Data(contentsOf: file)

        let outcome = try await program.run("favorites", "add", "7")

        #expect(outcome.exitCode == 74)
        #expect(
            outcome.error == """
                error: The favorites could not be saved. \(program.libraryFile): \
                Another version of challenge wrote the file.

                """)
        #expect(try Data(contentsOf: file) == before)
    }

    @Test func `favorites in a read-only directory can be listed`() async throws {
        try await program.shell("chmod 500 home/.local/share/challenge")

        let listed = try await program.unprivileged("favorites list --fields id")
        let added = try await program.unprivileged("favorites add 7")
        let shown = try await program.unprivileged("character 42 --fields id")

        #expect(listed == Outcome(exitCode: 0, output: "1\n", error: "note: 1 favorite.\n"))
        #expect(added.exitCode == 74)
        #expect(
            added.error.contains(
                "error: The favorites could not be saved. \(program.libraryFile): The file cannot be written.\n"
            ))
        #expect(shown == Outcome(exitCode: 0, output: "42\n", error: ""))
    }

    @Test func `a library that cannot be read fails only the commands for favorites`() async throws {
        try await program.shell("chmod 000 home/.local/share/challenge")

        let listed = try await program.unprivileged("favorites list")
        let shown = try await program.unprivileged("character 42 --fields id")
        try await program.shell("chmod 700 home/.local/share/challenge")

        #expect(
            listed
                == Outcome(
                    exitCode: 74, output: "",
                    error:
                        "error: The favorites could not be read. \(program.libraryFile): Permission denied.\n"
                ))
        #expect(shown == Outcome(exitCode: 0, output: "42\n", error: ""))
        #expect(try await tags().isEmpty)
    }

    @Test func `a library that is not a regular file is refused, and the error names it`() async throws {
        try FileManager.default.removeItem(atPath: program.libraryFile)
        try await program.shell("mkfifo '\(program.libraryFile)'")

        let outcome = try await program.run("favorites", "add", "7")

        #expect(outcome.exitCode == 74)
        #expect(
            outcome.error
                == "error: The favorites could not be saved. \(program.libraryFile): This is not a regular file.\n"
        )
    }

    @Test func `without a library that can be created, favorites are read as an empty list, but not changed`()
        async throws
    {
        let variables = ["XDG_DATA_HOME": "/sys/x"]

        let listed = try await program.run("favorites", "list", environment: variables)
        let found = try await program.run("search", "pilot", "--fields", "kind", environment: variables)
        let added = try await program.run("favorites", "add", "7", environment: variables)

        #expect(listed.exitCode == 0)
        #expect(listed.output == "")
        #expect(found.exitCode == 0)
        #expect(found.lines.first == "episode")
        #expect(added.exitCode == 74)
        #expect(added.error.contains("/sys/x/challenge/library.db: The file cannot be written."))
    }
}
