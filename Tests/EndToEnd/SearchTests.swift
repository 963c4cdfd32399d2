import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Searches in all kinds of items.
@Suite(.serialized) struct SearchTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `all kinds are searched in the snapshot without a request`() async throws {
        let outcome = try await program.run("search", "rick", "--limit", "3")

        #expect(outcome.exitCode == 0)
        #expect(
            outcome.lines == [
                "character\t1\tRick Sanchez\tHuman · 51 episodes",
                "episode\t28\tThe Ricklantis Mixup\tS03E07 · 65 characters",
                "location\t3\tCitadel of Ricks\tSpace station · 101 residents",
            ])
        #expect(
            outcome.error == """
                note: Showing the bundled data of October 2024.
                note: 3 of 139 matches. Next: --page 2 --limit 3. Everything: --all.

                """)
        #expect(mirror.requestCount == 0)
    }

    @Test func `after a sync the cache is searched, with the same result`() async throws {
        let bundled = try await program.run("search", "rick", "--all", "--quiet")
        try await program.run("sync", "--quiet")
        let requests = mirror.requestCount

        let outcome = try await program.run("search", "rick", "--all")
        let expired = try await program.run("search", "rick", "--all", "--max-age", "0")

        #expect(expired.output == bundled.output)
        #expect(expired.error.hasPrefix("note: This command sends no request. Showing cached data from "))
        #expect(outcome.output == bundled.output)
        #expect(outcome.error == "note: 139 matches. End of the list.\n")
        #expect(mirror.requestCount == requests)
    }

    @Test(arguments: [
        (["mr meeseeks"], " Did you mean 'challenge search mr meeseeks'?"),
        (["3x07"], " Did you mean 'challenge episode 3x07'?"), (["7"], " Did you mean 'challenge character 7'?"),
        (["get", "7"], " Did you mean 'challenge character 7'?"), (["help", "rick"], ""),
        (["favorites", "47"], " Did you mean 'challenge favorites show 47'?"),
        (["characters", "sanchez"], " Did you mean 'challenge character sanchez'?"),
    ])
    func `a command is proposed for a name or an identifier in place of a command`(words: [String], proposal: String)
        async throws
    {
        let outcome = try await program.start(words).outcome()

        #expect(outcome.exitCode == 64)
        let unknown = words[0] == "get" ? "get" : words[words.count - 1]
        #expect(outcome.error.hasPrefix("error: Unknown command: '\(unknown)'.\(proposal)\n"))
    }

    @Test(arguments: [
        ("characters list rick sanchez", "'rick'. Did you mean 'challenge characters search rick sanchez'?"),
        (
            "characters list --limit 5 squanchy",
            "'squanchy'. Did you mean 'challenge characters search squanchy --limit 5'?"
        ),
        ("sync rick", "'rick'."), ("characters list -5", "'-5'. Did you mean 'challenge characters search -5'?"),
        ("characters list 47 331", "'47'. Did you mean 'challenge character 47 331'?"),
        ("episodes list --with 47 331 399", "'331'. Did you mean '--with 47,331,399'?"),
        ("episodes list --with 47 331 --fields code,name", "'331'. Did you mean '--with 47,331'?"),
        ("characters list --in ricksy business", #"'business'. Did you mean "--in 'ricksy business'"?"#),
        ("characters list --in S01E11 S01E10", "'S01E10'. Did you mean '--in S01E11 --in S01E10'?"),
        ("characters list rick --sort name", "'rick'. Did you mean 'challenge characters search rick --sort name'?"),
        ("characters list -- --all", "'--all'. Did you mean 'challenge characters search -- --all'?"),
        ("characters list --fields name status", "'status'. Did you mean '--fields name,status'?"),
        ("characters list --sort name rick", "'rick'. Did you mean 'challenge characters search rick --sort name'?"),
        ("episodes list --with 47 331 --season 2", "'331'. Did you mean '--with 47,331'?"),
        ("favorites add 331 --note for the plane", #"'the'. Did you mean "--note 'for the plane'"?"#),
        ("favorites add 331 --tag a b --rating 3", "'b'. Did you mean '--tag a,b'?"),
        (
            "characters list --status dead rick",
            "'rick'. Did you mean 'challenge characters search rick --status dead'?"
        ),
    ])
    func `a word that a command does not take leads to a search or into the value of an option`(
        line: String, end: String
    ) async throws {
        let outcome = try await program.shell("challenge \(line)")

        #expect(outcome.exitCode == 64)
        #expect(outcome.error.hasPrefix("error: Unexpected argument: \(end)\n"))
    }

    @Test(arguments: [
        ("favorites delete 1", "favorites remove 1"), ("favorites del squanchy", "favorites remove squanchy"),
        ("favorites update 1 --rating 2", "favorites edit 1 --rating 2"),
        ("characters find rick --json", "characters search rick --json"), ("cache rm", "cache clear"),
        ("config rm color", "config unset color"), ("history delete 1", "history remove 1"),
        ("show 1", "character 1"), ("challenge characters list -q", "characters list --quiet"),
        ("episodes list --status dead", "characters list --status dead"),
        ("favorites --status dead", "characters list --status dead"),
        ("search rick --status=dead", "characters search rick --status dead"),
        ("character 1 --rating 3", "favorites add 1 --rating 3"), ("characters 1 --json", "character 1 --json"),
        ("rick sanchez --json", "search rick sanchez --json"),
    ])
    func `a command with its operands and options is proposed for a mistake`(words: String, proposal: String)
        async throws
    {
        let outcome = try await program.shell("challenge \(words)")

        #expect(outcome.exitCode == 64)
        #expect(outcome.error.contains(". Did you mean 'challenge \(proposal)'?\n"), "\(outcome.error)")
    }

    @Test(arguments: [["http://u:SECRET@x"], ["characters", "list", "http://u:SECRET@x"]])
    func `a proposal has no secrets`(words: [String]) async throws {
        let outcome = try await program.start(words).outcome()

        #expect(outcome.exitCode == 64)
        #expect(outcome.error.contains("Did you mean"))
        #expect(!outcome.error.contains("SECRET"))
    }

    @Test func `favorites are found by their notes and tags`() async throws {
        try await program.run("favorites", "add", "762", "--note", "Met at a garage", "--tag", "Mechanic")

        let outcome = try await program.run("search", "garage mechanic")

        #expect(outcome.output == "favorite\t762\tMartínez\tMet at a garage · mechanic\n")
    }

    @Test func `an unreadable library is an error after the other matches`() async throws {
        try FileManager.default.createDirectory(atPath: program.libraryFile, withIntermediateDirectories: true)

        let outcome = try await program.run("search", "pilot", "--fields", "kind")

        #expect(outcome.lines.first == "episode")
        #expect(outcome.exitCode == 74)
    }
}
