import ChallengeMirror
import ChallengeTestSupport
import Testing

/// Lists that are empty because no item has the value of a filter.
@Suite(.serialized) struct FilterValueTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test(arguments: [
        ("characters list --status dead,alive", "726 characters"),
        ("characters list --status dead --status alive", "726 characters"),
        ("characters list --species human", "434 characters"),
        ("characters list --species human --exact", "366 characters"),
        ("characters list --at citadel --status dead,unknown", "65 characters"),
        ("characters list --min-episodes 20", "5 characters"),
        ("locations list --min-residents 30 --type planet", "1 location"),
        ("episodes list --season 1,2", "21 episodes"), ("episodes list --season 1 --name pilot --exact", "1 episode"),
        ("episodes list --code S01E01 --code S02E01 --exact", "2 episodes"),
    ])
    func `a list has the items with one of the values, with whole values or with a minimum`(
        line: String, count: String
    ) async throws {
        let outcome = try await program.shell("challenge \(line) --offline --all --fields id")

        #expect(outcome.error.contains("note: \(count)."), "\(outcome.error)")
        #expect(outcome.lines.count == Int(count.prefix { $0 != " " }))
    }

    @Test(arguments: [
        ("characters list --gender femlae", "--gender matches 'femlae'. ", "characters list --gender Female"),
        (
            "characters search rick --species humn", "--species matches 'humn'. ",
            "characters search rick --species Human"
        ),
        (
            "characters list --at citadel --species robt", "--species matches 'robt'. ",
            "characters list --at citadel --species Robot"
        ),
        ("locations list --dimension c137", "--dimension matches 'c137'. ", "locations list --dimension C-137"),
    ])
    func `a similar value is proposed`(line: String, value: String, proposal: String) async throws {
        let outcome = try await program.shell("challenge \(line) --json")

        #expect(outcome.exitCode == 0 && outcome.output == "[]\n")
        #expect(
            outcome.error.hasSuffix(
                """
                note: Nothing matches.
                note: No known value of \(value)Did you mean 'challenge \(proposal) --json'?

                """))
    }

    @Test(arguments: [
        ("episodes list --season S99", "--season matches 'S99'. Values: 1, 2, 3, 4, 5."),
        ("characters list --type xyzzy", "--type matches 'xyzzy'."),
        ("favorites search morty --tag small,xyz", "--tag matches 'xyz'. Values: small, big."),
    ])
    func `without a similar value, all values are listed if they are few`(line: String, note: String) async throws {
        try await program.run("favorites", "add", "2", "--tag", "big,small", "-q")
        try await program.run("favorites", "add", "3", "--tag", "small", "-q")

        let outcome = try await program.shell("challenge \(line)")

        #expect(outcome.exitCode == 0 && outcome.output == "")
        #expect(outcome.error == "note: Nothing matches.\nnote: No known value of \(note)\n")
    }

    @Test func `a proposal has the word of the screen`() async throws {
        let outcome = try await program.run("characters", "list", "--gender", "femenno", "--lang", "es")

        #expect(
            outcome.error.hasSuffix(
                """
                nota: Ningún valor conocido de --gender coincide con «femenno». \
                ¿Querías decir «challenge characters list --gender Femenino --lang es»?

                """))
    }

    @Test(arguments: ["episodes list --season S3 --name qqqqqqq", "favorites search qqqqqqq --tag BIG"])
    func `a known value has no note`(line: String) async throws {
        try await program.run("favorites", "add", "2", "--tag", "Big", "-q")

        let outcome = try await program.shell("challenge \(line)")

        #expect(outcome == Outcome(exitCode: 0, output: "", error: "note: Nothing matches.\n"))
    }

    @Test func `a code in place of a season is a mistake that names the other option`() async throws {
        let outcome = try await program.run("episodes", "list", "--season", "S03E07")

        #expect(outcome.exitCode == 64)
        #expect(
            outcome.error.hasPrefix(
                "error: Cannot read 'S03E07' as a season. Use a number such as 3. For an episode, use --code.\n"))
    }
}
