import ChallengeMirror
import ChallengeTestSupport
import Testing

@Suite(.serialized) struct SearchesTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `searches are recorded, listed and deleted`() async throws {
        for text in ["rick", "zzz", "Rick"] { try await program.run("characters", "search", text, "--history") }

        let listed = try await program.run("searches", "list", "--fields", "text")
        let removed = try await program.run("searches", "remove", "ZZZ")
        let missing = try await program.run("searches", "remove", "zzz")
        let json = try await program.run("searches", "list", "--format", "jsonl")
        let sorted = try await program.run("searches", "list", "--sort", "-text", "--fields", "text", "--limit", "1")
        let cleared = try await program.run("searches", "clear", "--yes")
        let none = try await program.run("searches", "list")

        #expect(listed.output == "Rick\nzzz\n")
        #expect(listed.error == "note: 2 searches.\n")
        #expect(sorted.output == "Rick\n")
        #expect(sorted.error == "note: 1 search.\n")
        #expect(removed.exitCode == 0)
        #expect(missing.exitCode == 66)
        #expect(
            json.output == #"{"text":"Rick","kind":"character","command":"challenge characters search Rick"}"# + "\n")
        #expect(cleared.exitCode == 0)
        #expect(none == Outcome(exitCode: 0, output: "", error: "note: No recent searches yet.\n"))
    }

    @Test func `searches of every kind are recorded with the command that repeats them`() async throws {
        for command in [["episodes", "search"], ["locations", "search"], ["search"]] {
            _ = try await program.start(command + ["earth", "(c-137)", "--history"]).outcome()
        }

        let listed = try await program.run("searches", "list").output
        let spanish = try await program.shell("challenge searches list --format table --lang es").output

        #expect(
            listed == """
                earth (c-137)\tall\tchallenge search 'earth (c-137)'
                earth (c-137)\tlocation\tchallenge locations search 'earth (c-137)'
                earth (c-137)\tepisode\tchallenge episodes search 'earth (c-137)'

                """)
        #expect(spanish.contains("todo"))
        let repeated = try await program.shell(#"eval "$(challenge searches list --fields command | sed -n 2p)""#)
        #expect(repeated.output.hasPrefix("1\tEarth (C-137)\t"))
        let removed = try await program.run("searches", "remove", "Earth (C-137)")
        #expect(removed.exitCode == 0)
        #expect(try await program.run("searches", "list").output == "")
    }

    @Test func `a search is repeated with its filters, and without its part of the list`() async throws {
        let options = ["--status", "alive,dead", "--type", "a b", "--exact", "--limit", "3", "--json"]
        _ = try await program.start(["characters", "search", "rick", "--history"] + options).outcome()

        let listed = try await program.run("searches", "list", "--fields", "command").output

        #expect(listed == "challenge characters search --status=alive,dead --type='a b' --exact rick\n")
    }

    @Test func `no search is recorded if the history is switched off`() async throws {
        let search = try program.start(
            ["characters", "search", "rick", "--no-history"], environment: ["CHALLENGE_FORCE_TTY": "80"])
        #expect(try await search.outcome().exitCode == 0)

        #expect(try await program.run("searches", "list").output == "")
    }

    @Test func `recent searches do not need the settings of the API`() async throws {
        let outcome = try await program.run("searches", "clear", "--yes", environment: ["CHALLENGE_API_URL": "foo"])

        #expect(outcome.exitCode == 0)
    }
}
