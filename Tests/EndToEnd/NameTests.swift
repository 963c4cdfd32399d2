import ChallengeMirror
import ChallengeTestSupport
import Testing

/// Items that the user names instead of typing their identifiers.
@Suite(.serialized) struct NameTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test(arguments: [
        (["character", "birdperson"], "47"), (["character", "rick sanchez"], "1"),
        (["character", "rick", "sanchez"], "1"),
        (["character", "martinez"], "762"), (["character", "mr", "meeseeks"], "242"), (["episode", "pilot"], "1"),
        (["location", "citadel"], "3"), (["location", "post-apocalyptic"], "8"),
    ])
    func `a name selects an item, whose data comes from the API, and a note has its namesakes`(
        words: [String], identifier: String
    ) async throws {
        let outcome = try await program.start(words + ["--fields", "id"]).outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "\(identifier)\n")
        let namesakes = ["character 47": "Birdperson: 599", "character 1": "Rick Sanchez: 290, 293, 631"]
        let note = namesakes["\(words[0]) \(identifier)"].map { "note: Others named \($0).\n" }
        #expect(outcome.error == note ?? "")
        #expect(mirror.requests.map(\.target) == ["/api/\(words[0])/\(identifier)"])
    }

    @Test func `characters with the same name and details are listed with the values in which they differ`()
        async throws
    {
        let outcome = try await program.run("character", "beth", "sanchez")

        #expect(
            outcome.error == """
                error: 'beth sanchez' matches 2 characters.
                   37  Beth Sanchez · Human · 1 episode · Earth (C-500A) · Alive · first in episode 8
                  807  Beth Sanchez · Human · 1 episode · Earth (C-137) · Rick's Memories · Dead · first in episode 51
                Use an identifier, such as 'challenge character 37'.

                """)
    }

    @Test func `a name that is no favorite is reported as such`() async throws {
        let outcome = try await program.run("favorites", "remove", "zqx")

        #expect(outcome.exitCode == 66)
        #expect(
            outcome.error == "error: No favorite matches 'zqx'.\nRun 'challenge favorites list' to see the favorites.\n"
        )
    }

    @Test(arguments: [
        (["character", "40 yeras old morty"], "challenge character '40 Years Old Morty'")
    ])
    func `a proposed command line runs as it is printed`(words: [String], proposal: String) async throws {
        let outcome = try await program.start(words).outcome()

        #expect(outcome.exitCode == 66)
        let quotation = proposal.contains("'") ? "\"\(proposal)\"" : "'\(proposal)'"
        #expect(outcome.error.hasSuffix("Did you mean \(quotation)?\n"), "\(outcome.error)")
        #expect(try await program.shell("\(proposal) --offline --fields id").exitCode == 0)
    }

    @Test(arguments: ["remoteFirst", "noCache"])
    func `the other policies search the API for the name`(policy: String) async throws {
        let outcome = try await program.run("character", "mr", "meeseeks", "--policy", policy, "--fields", "id")

        #expect(outcome.output == "242\n")
        #expect(mirror.requests.map(\.target) == ["/api/character?page=1&name=meeseeks", "/api/character/242"])
    }

    @Test(
        arguments: [
            ("character martinez", "Martínez"), ("character frankensteins monster", "Frankenstein's Monster"),
            ("location worldenders lair", "Worldender's lair"),
        ], ["remoteFirst", "noCache"])
    func `the other policies ignore accents and apostrophes, too`(line: (words: String, name: String), policy: String)
        async throws
    {
        let outcome = try await program.shell("challenge \(line.words) --policy \(policy) --fields name")

        #expect(outcome.output == line.name + "\n")
    }

    @Test func `after a sync, a name and its item are found without a request`() async throws {
        try await program.run("sync")
        mirror.resetRequests()

        let outcome = try await program.run("character", "squanchy", "--fields", "id,name")

        #expect(outcome.output == "331\tSquanchy\n")
        #expect(mirror.requestCount == 0)
    }

    @Test func `a favorite is added and removed by name`() async throws {
        let added = try await program.run("favorites", "add", "squanchy", "--fields", "id")
        let removed = try await program.run("favorites", "remove", "squanchy")

        #expect(added.output == "331\n")
        #expect(removed.exitCode == 0)
        #expect(try await program.run("favorites", "list").output == "")
    }

    @Test(arguments: [["sanchez", "rick"], ["mesekee"]])
    func `a search without a match is empty and has similar names`(words: [String]) async throws {
        let outcome = try await program.start(["characters", "search"] + words + ["--json"]).outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "[]\n")
        #expect(outcome.error.contains(words.count == 2 ? "note: Similar names: Rick Sanchez, " : "Mr. Meeseeks"))
    }

    @Test(arguments: [
        (
            "characters list --name birdpersn", "--type parasite",
            "Similar names: Birdperson, Birdperson & Tammy's Child. Did you mean 'challenge characters list --name Birdperson --json'?"
        ),
        (
            "episodes list --name pilott", "--with 3",
            "Similar names: Pilot. Did you mean 'challenge episodes list --name Pilot --json'?"
        ),
        (
            "locations search citadl", "--type planet",
            "Similar names: Citadel of Ricks. Did you mean 'challenge locations search Citadel of Ricks --json'?"
        ),
    ])
    func `a list without a match has similar names, unless another filter excludes them`(
        line: String, filter: String, note: String
    ) async throws {
        let outcome = try await program.shell("challenge \(line) --json")

        #expect(outcome == Outcome(exitCode: 0, output: "[]\n", error: "note: Nothing matches.\nnote: \(note)\n"))
        #expect(try await program.shell("challenge \(line) \(filter)").error == "note: Nothing matches.\n")
    }

    @Test(arguments: [
        ("characters search birdpersn --species humanoid", "Birdperson & Tammy's Child"),
        ("episodes list --name pilott --with 1", "Pilot"),
        ("locations search citadl --type station", "Citadel of Ricks"),
    ])
    func `a list without a match has the similar names of items that meet its filters`(
        line: String, name: String
    ) async throws {
        let outcome = try await program.shell("challenge \(line) --json")

        #expect(outcome.exitCode == 0 && outcome.output == "[]\n")
        #expect(outcome.error.hasPrefix("note: Nothing matches.\nnote: Similar names: \(name). Did you mean "))
    }

    @Test(arguments: [
        ("characters search", "error: Missing argument: TEXT, or a filter: --status, --species, --type, --gender.\n"),
        ("episodes search", "error: Missing argument: TEXT, or a filter: --season, --code.\n"),
        ("locations search --lang es", "error: Falta el argumento TEXTO o un filtro: --type, --dimension.\n"),
    ])
    func `a search without a text names the filters`(line: String, message: String) async throws {
        let outcome = try await program.shell("challenge \(line)")

        #expect(outcome.exitCode == 64)
        #expect(outcome.error.hasPrefix(message))
    }

    @Test(arguments: ["mesekee", "smith"])
    func `a note before a message about a name has the failure of the API`(name: String) async throws {
        mirror.setFault(.html)

        let outcome = try await program.run("character", name, "--policy", "remoteFirst")

        #expect(outcome.exitCode == 66)
        #expect(
            outcome.error.contains(
                #/^note: .*could not be read: it is not JSON\. Searching the names on this machine\.\nerror: /#))
    }

    @Test func `only names of favorites are proposed for a favorite`() async throws {
        try await program.run("favorites", "add", "331")

        #expect(
            try await program.run("favorites", "remove", "squanchyy").error
                == "error: No favorite matches 'squanchyy'.\nSimilar names: Squanchy.\n")
        #expect(
            try await program.run("favorites", "remove", "mortyy").error
                == "error: No favorite matches 'mortyy'.\nRun 'challenge favorites list' to see the favorites.\n")
    }

    @Test(arguments: [
        ("mory", "Morty Smith."), ("smith morty", "Morty Smith."), ("mory --tag best", "Morty Smith."),
        ("squanchy", nil),
    ])
    func `a search for favorites without a match has similar names of favorites`(
        words: String, names: String?
    ) async throws {
        try await program.run("favorites", "add", "2", "--tag", "best")

        let outcome = try await program.shell("challenge favorites search \(words)")

        let options = words.firstRange(of: " --").map { String(words[$0.lowerBound...]) } ?? ""
        let note =
            names.map {
                "note: Similar names: \($0) Did you mean 'challenge favorites search Morty Smith\(options)'?\n"
            } ?? ""
        #expect(outcome == Outcome(exitCode: 0, output: "", error: "note: Nothing matches.\n" + note))
    }

    @Test(arguments: [
        ("character 80s", "Invalid value for ID|NAME: '80s'. Use an id such as 42, or a name in quotes."),
        (
            "episode ''",
            "Invalid value for ID|CODE|NAME: ''. Use an id such as 28, a code such as S03E07, or a name in quotes."
        ),
        ("episode S01E01 pilot", "'pilot' is not an identifier. Use either identifiers or one name."),
        (
            "characters list --in ''",
            "Invalid value for --in: ''. Use an id such as 28, a code such as S03E07, or a name in quotes."
        ),
        ("characters list --at zqx,y", "--at: No location matches 'zqx,y'."),
    ])
    func `a message about a wrong item says what is accepted, and where`(line: String, message: String) async throws {
        let outcome = try await program.shell("challenge \(line)")

        #expect(outcome.error.hasPrefix("error: \(message)\n"))
        #expect(outcome.exitCode == (line.contains("zqx") ? 66 : 64))
        #expect(mirror.requestCount == 0)
    }

    @Test func `a name after an identifier is a usage error`() async throws {
        let outcome = try await program.run("character", "1", "rick")

        #expect(outcome.exitCode == 64)
        #expect(outcome.error.hasPrefix("error: 'rick' is not an identifier. Use either identifiers or one name.\n"))
        #expect(mirror.requestCount == 0)
    }

    @Test func `control characters of a name do not reach the terminal`() async throws {
        let outcome = try await program.run("character", "ri\u{1B}[2Jck\u{202E}zz")

        #expect(outcome.exitCode == 66)
        #expect(!outcome.error.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
}
