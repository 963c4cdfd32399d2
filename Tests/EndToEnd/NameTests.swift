import ChallengeMirror
import ChallengeTestSupport
import Testing

/// Items that the user names instead of typing their identifiers.
@Suite(.serialized) struct NameTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
    }

    @Test(arguments: [
        (["character", "birdperson"], "47"), (["character", "mr", "meeseeks"], "242"), (["episode", "pilot"], "1"),
        (["location", "citadel"], "3"),
    ])
    func `a name selects an item, whose data comes from the API, and a note has the other matches`(
        words: [String], identifier: String
    ) async throws {
        let outcome = try await program.start(words + ["--fields", "id"]).outcome()

        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "\(identifier)\n")
        let others = [
            "47": "Birdperson (599), Birdperson & Tammy's Child (786)", "242": "Kirkland Brand Mr. Meeseeks (524)",
        ]
        #expect(outcome.error == (others[identifier].map { "note: Other matches: \($0).\n" } ?? ""))
        #expect(mirror.requests.map(\.target) == ["/api/\(words[0])/\(identifier)"])
    }

    @Test(arguments: [
        (["character", "40 yeras old morty"], "challenge character '40 Years Old Morty'"),
        (["compare", "episode", "S01E01", "pilott"], "challenge compare episode S01E01 Pilot"),
    ])
    func `a proposed command line runs as it is printed`(words: [String], proposal: String) async throws {
        let outcome = try await program.start(words).outcome()

        #expect(outcome.exitCode == 66)
        let quotation = proposal.contains("'") ? "\"\(proposal)\"" : "'\(proposal)'"
        #expect(outcome.error.hasSuffix("Did you mean \(quotation)?\n"), "\(outcome.error)")
        #expect(try await program.shell("\(proposal) --offline --fields id").exitCode == 0)
    }

    @Test(arguments: [("character", "Morty Rick", "231"), ("location", "Space", "115")])
    func `an item with exactly this name is selected, although others are better known`(
        kind: String, name: String, identifier: String
    ) async throws {
        let outcome = try await program.run(kind, name, "--fields", "id", "--offline")

        #expect(outcome.output == "\(identifier)\n")
    }

    @Test func `under noCache no item is selected that the API finds only by the spelling of another one`() async throws
    {
        let outcome = try await program.run("character", "soulless puppet", "--policy", "noCache")

        #expect(outcome.exitCode == 66)
        #expect(outcome.output == "")
    }

    @Test func `noCache searches the API for the name`() async throws {
        let outcome = try await program.run("character", "mr", "meeseeks", "--policy", "noCache", "--fields", "id")

        #expect(outcome.output == "242\n")
        #expect(mirror.requests.map(\.target) == ["/api/character?page=1&name=meeseeks", "/api/character/242"])
    }

    @Test(arguments: [
        ("character martinez", "Martínez"), ("location worldenders lair", "Worldender's lair"),
    ])
    func `a search in the API ignores accents and apostrophes, too`(words: String, name: String) async throws {
        let outcome = try await program.shell("challenge \(words) --policy noCache --fields name")

        #expect(outcome.output == name + "\n")
    }

    @Test func `after a sync, a name and its item are found without a request`() async throws {
        try await program.run("sync")
        mirror.resetRequests()

        let outcome = try await program.run("character", "squanchy", "--fields", "id,name")

        #expect(outcome.output == "331\tSquanchy\n")
        #expect(mirror.requestCount == 0)
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
            "locations list --name citadl", "--type planet",
            "Similar names: Citadel of Ricks. Did you mean \"challenge locations list --name 'Citadel of Ricks' --json\"?"
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
        ("characters list --name birdpersn --species humanoid", "Birdperson & Tammy's Child"),
        ("episodes list --name pilott --with 1", "Pilot"),
        ("locations list --name citadl --type station", "Citadel of Ricks"),
    ])
    func `a list without a match has the similar names of items that meet its filters`(
        line: String, name: String
    ) async throws {
        let outcome = try await program.shell("challenge \(line) --json")

        #expect(outcome.exitCode == 0 && outcome.output == "[]\n")
        #expect(outcome.error.hasPrefix("note: Nothing matches.\nnote: Similar names: \(name). Did you mean "))
    }

    @Test(arguments: [
        ("mory --tag best", "Morty Smith."),
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
}
