import ChallengeMirror
import ChallengeTestSupport
import Testing

/// The tasks of a new user, each with one or two commands.
struct TaskTests {
    private let program: Program

    init() throws {
        program = try Program(mirror: MirrorServer())
    }

    private func output(_ line: String, in program: Program? = nil) async throws -> String {
        let outcome = try await (program ?? self.program).shell(line)
        #expect(outcome.exitCode == 0, "\(line): \(outcome.error)")
        return outcome.output
    }

    @Test func `find Birdperson and the episodes in which he appears`() async throws {
        let episodes = try await output(
            "challenge character birdperson --episodes --fields episodes.code,episodes.name")

        #expect(
            episodes == """
                S01E11\tRicksy Business
                S02E05\tGet Schwifty
                S02E10\tThe Wedding Squanchers
                S03E01\tThe Rickshank Rickdemption
                S03E05\tThe Whirly Dirly Conspiracy
                S05E08\tRickternal Friendshine of the Spotless Mort
                S05E10\tRickmurai Jack

                """)
    }

    @Test func `save the dead aliens as CSV`() async throws {
        let lines = try await output(
            "challenge characters list --all --status dead --species alien --fields id,name,status,species --format csv"
        ).split(separator: "\r\n")

        #expect(lines.count == 86)
        #expect(lines[0] == "id,name,status,species")
        #expect(lines.dropFirst().allSatisfy { $0.hasSuffix(",Dead,Alien") })
    }

    @Test func `find the places with the most residents`() async throws {
        let places = try await output(
            "challenge locations list --sort -residents.count --limit 3 --fields name,residents.count")

        #expect(
            places
                == "Earth (Replacement Dimension)\t230\nCitadel of Ricks\t101\nInterdimensional Cable\t62\n")
    }

    @Test func `take ten favorites with notes on a plane`() async throws {
        let notes = (1...10).map { "\($0)\tRow \($0)\n" }.joined()
        let added = try await program.run("favorites", "add", "-", input: notes)

        let favorites = try await output("challenge favorites list --offline --fields id,note --sort id")

        #expect(added.exitCode == 0)
        #expect(favorites == notes)
    }

    @Test func `print the first episode of each character`() async throws {
        let episodes = try await output(
            """
            challenge characters list --all --fields id \
            | challenge character - --episodes --fields id,name,episodes.first.code --format csv
            """)

        let lines = episodes.split(separator: "\r\n")
        #expect(lines.count == 827)
        #expect(lines[..<3] == ["id,name,episodes.first.code", "1,Rick Sanchez,S01E01", "2,Morty Smith,S01E01"])
        #expect(lines.contains("47,Birdperson,S01E11"))
        #expect(lines.allSatisfy { $0.hasSuffix("code") || $0.wholeMatch(of: #/.*,S\d\dE\d\d/#) != nil })
    }

    @Test func `take the favorites to another machine`() async throws {
        let other = try Program(mirror: MirrorServer())
        try await program.shell("challenge favorites add 42 --rating 5 --note 'a long \"note\"' --tag head,big")
        let file = program.scratch.path("favorites.json")

        try await program.shell("challenge favorites export '\(file)'")
        _ = try await output("challenge favorites import '\(file)'", in: other)

        let fields = "--fields id,name,rating,tags,note,addedAt"
        let favorites = try await output("challenge favorites list \(fields)")
        #expect(favorites.hasPrefix("42\tBig Head Morty\t5\t"))
        #expect(try await output("challenge favorites list \(fields)", in: other) == favorites)
    }

    @Test func `correct a misspelt name`() async throws {
        let outcome = try await program.shell("challenge character mesekee")

        #expect(outcome.exitCode == 66)
        #expect(outcome.output == "")
        #expect(outcome.error.contains("Similar names: Mr. Meeseeks"))
        #expect(try await output("challenge character mr meeseeks --fields id,name") == "242\tMr. Meeseeks\n")
    }

    @Test func `find the episodes in which two characters meet`() async throws {
        let episodes = try await output("challenge episodes list --with 47,331 --fields code")

        #expect(episodes == "S01E11\nS02E05\nS02E10\n")
    }

    @Test func `browse the characters with the command that each page proposes`() async throws {
        var seen: [Substring] = []
        var options = "--limit 100"
        while true {
            let outcome = try await program.shell("challenge characters list --fields id \(options)")
            #expect(outcome.exitCode == 0)
            seen += outcome.lines
            guard let next = outcome.error.firstMatch(of: #/Next: (--page \d+ --limit \d+)\./#) else { break }
            options = String(next.output.1)
        }

        #expect(seen.map { Int($0) } == Array(1...826))
    }
}
