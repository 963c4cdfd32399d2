import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

@Suite(.serialized) struct HistoryTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    private func history(_ options: String...) async throws -> String {
        try await program.start(["history", "list", "--fields", "kind,id,name,source"] + options).outcome().output
    }

    @Test func `shown characters, episodes and lists are recorded`() async throws {
        try await program.run("character", "42", "--history")
        try await program.run("character", "42", "1", "--history")
        try await program.run("episode", "S01E01", "--history")
        try await program.run("episodes", "list", "--limit", "2", "--history")
        try await program.run("character", "9000", "--history")

        #expect(
            try await history() == """
                list\t\tchallenge episodes list --limit 2 --history\tremote
                episode\t1\tPilot\tremote
                character\t1\tRick Sanchez\tremote
                character\t42\tBig Head Morty\tcache
                character\t42\tBig Head Morty\tremote

                """)
        #expect(try await history("--kind", "character", "--limit", "1") == "character\t1\tRick Sanchez\tremote\n")
        #expect(try await history("--today", "--kind", "episode", "--all").split(separator: "\n").count == 1)
        #expect(try await history("--origin", "cache") == "character\t42\tBig Head Morty\tcache\n")
        #expect(try await history("--origin", "snapshot") == "")
    }

    @Test func `a command is recorded at a terminal, in its pager, and with --history`() async throws {
        let terminal = ["CHALLENGE_FORCE_TTY": "80"]
        try await program.run("characters", "search", "rick", "--limit", "1")
        try await program.shell("challenge character 1 | cat; challenge character 1 >file")
        let nothing = try await history()
        let noSearch = try await program.run("searches", "list").output
        try await program.run("character", "2", environment: terminal)
        try await program.shell(
            "CHALLENGE_HISTORY=false challenge character 3 --history; CHALLENGE_HISTORY=false challenge character 4",
            environment: terminal)
        let both = try await program.run("character", "1", "--history", "--no-history")

        #expect(nothing == "" && noSearch == "")
        #expect(
            try await history("--kind", "character")
                == "character\t3\tSummer Smith\tcache\ncharacter\t2\tMorty Smith\tcache\n")
        #expect(both.exitCode == 64 && both.error.hasPrefix("error: Use --history or --no-history, not both."))
    }

    @Test func `a list is recorded even if its reader stops reading`() async throws {
        try await program.shell("challenge characters list --all --history | head -n 1")

        #expect(try await history() == "list\t\tchallenge characters list --all --history\tremote\n")
    }

    @Test func `entries are removed by their numbers`() async throws {
        try await program.run("character", "1", "2", "3", "4", "--history")

        let removed = try await program.run("history", "remove", "2")
        let partly = try await program.run("history", "remove", "1", "2")
        let missing = try await program.run("history", "remove", "2", "--lang", "es")
        let piped = try await program.shell(
            "challenge history list --fields number --limit 1 | challenge history remove -")

        #expect(removed == Outcome(exitCode: 0, output: "", error: "note: 1 entry deleted.\n"))
        #expect(partly.exitCode == 1)
        #expect(
            partly.error == """
                note: 1 entry deleted.
                error: Not in the history: 2.
                Run 'challenge history list' to see the numbers.

                """)
        #expect(missing.exitCode == 66)
        #expect(missing.error.hasPrefix("error: No existe en el historial: 2.\n"))
        #expect(piped.exitCode == 0)
        #expect(try await history() == "character\t3\tSummer Smith\tremote\n")
    }

    @Test(arguments: ["es_ES.UTF-8", "en_US.UTF-8"])
    func `times are local in a terminal and ISO 8601 in other output`(locale: String) async throws {
        try await program.run("character", "1", "--history")
        try await Database(.state(path: program.stateFile), schemas: []).write { (connection) throws(DatabaseError) in
            try connection.execute("UPDATE history SET shown_at = 1000000000757")
        }
        let environment = ["LC_ALL": locale, "TZ": "Asia/Kolkata"]
        let screen = ["CHALLENGE_FORCE_TTY": "120", "NO_COLOR": "1"].merging(environment) { $1 }

        let table = try await program.run("history", "list", environment: screen)
        let piped = try await program.run("history", "list", "--fields", "shownAt", environment: environment)
        let json = try await program.run(
            "history", "list", "--format", "jsonl", "--fields", "shownAt", environment: environment)

        #expect(table.output.contains(locale == "es_ES.UTF-8" ? "09/09/2001 07:16 " : "2001-09-09 07:16 "))
        #expect(!table.output.contains("Z "))
        #expect(piped.output == "2001-09-09T01:46:40.757Z\n")
        #expect(json.output == #"{"shownAt":"2001-09-09T01:46:40.757Z"}"# + "\n")
    }

    @Test func `no entries are recorded if the history is switched off`() async throws {
        try await program.run("character", "1", "--no-history", environment: ["CHALLENGE_FORCE_TTY": "80"])
        try await program.run(
            "character", "1", environment: ["CHALLENGE_NO_HISTORY": "1", "CHALLENGE_FORCE_TTY": "80"])

        let listed = try await program.run("history", "list")

        #expect(listed == Outcome(exitCode: 0, output: "", error: "note: The history is empty.\n"))
    }

    @Test func `the entries are counted and cleared`() async throws {
        try await program.run("character", "1", "--history")
        try await program.run("character", "1", "--history")

        let json = try await program.run(
            "history", "stats", "--format", "jsonl", "--fields", "total,today,shareFromCache")
        let chart = try await program.run(
            "history", "stats", environment: ["CHALLENGE_FORCE_TTY": "80", "NO_COLOR": "1"])
        let unconfirmed = try await program.run("history", "clear")
        let cleared = try await program.run("history", "clear", "--yes")

        #expect(json.output == #"{"total":2,"today":2,"shareFromCache":0.5}"# + "\n")
        #expect(chart.output.contains("From the cache  50 %\n"))
        #expect(chart.output.contains("  ██████████████████████████████ 2\n"))
        #expect(unconfirmed.exitCode == 64 && unconfirmed.error.contains("Add --yes to delete the history."))
        #expect(cleared == Outcome(exitCode: 0, output: "", error: "note: The history was deleted.\n"))
        #expect(try await history() == "")
    }

    @Test func `a locked state does not fail a command`() async throws {
        try await program.run("character", "1", "--history")
        let state = Database(.state(path: program.stateFile), schemas: [])

        let program = program
        let running = try await state.write { (connection) throws(DatabaseError) in
            try connection.execute("CREATE TABLE held (a)")
            let running = try? program.start(["character", "1", "--history"])
            // The lock is held while the program runs.
            while let running, !running.hasEnded { sched_yield() }
            return running
        }
        let outcome = try await #require(running).outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasPrefix("1\tRick Sanchez"))
        #expect(outcome.error == "")
    }
}
