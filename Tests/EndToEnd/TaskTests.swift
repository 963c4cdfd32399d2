import ChallengeTestSupport
import Testing

/// What a fan wants, in commands that follow from one another, without a network and on an empty machine.
struct TaskTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    private func lines(_ commands: String) async throws -> [String] {
        let outcome = try await program.shell("set -e; \(commands)", environment: ["CHALLENGE_OFFLINE": "1"])
        #expect(outcome.exitCode == 0, "\(outcome.error)")
        return outcome.output.split(whereSeparator: \.isNewline).map(String.init)
    }

    private func screen(_ command: String, typing text: String = "") async throws -> String {
        let running = try program.startShell(
            ["/bin/sh", "-c"], "challenge \(command) --color never --no-pager", inTerminal: true,
            environment: ["CHALLENGE_OFFLINE": "1"])
        if !text.isEmpty {
            try await running.waitForOutput { $0.output.contains("[Y/n]") }
            running.type(text)
        }
        return try await running.outcome().output
    }

    @Test func `everything about Birdperson`() async throws {
        let item = try await screen("character birdperson")

        #expect(item.contains("Birdperson · Alien (Bird-Person)"))
        #expect(item.contains("S01E11 Ricksy Business … S05E10 Rickmurai Jack (7)"))
        #expect(try await screen("character birdperson --episodes").contains("Get Schwifty"))
    }

    @Test func `dead aliens as CSV`() async throws {
        let csv = try await lines("challenge characters list --all --status dead --species alien --format csv")

        #expect(csv[0].hasPrefix("id,name,status,species,"))
        #expect(csv.count == 86)
        #expect(csv.dropFirst().allSatisfy { $0.contains(",Dead,Alien,") })
    }

    @Test func `the location with most residents`() async throws {
        let location = try await lines(
            "challenge locations list --sort -residents --limit 1 --fields name,residents.count")

        #expect(location == ["Earth (Replacement Dimension)\t230"])
    }

    @Test func `favorites with a note and a rating, and the same ones on another machine`() async throws {
        let favorites = try await lines(
            """
            challenge favorites add birdperson --note 'great singer' --rating 5 -q >added
            challenge favorites list --fields name,rating,note; challenge favorites export favorites.json
            """)
        try await program.shell("challenge favorites clear --yes")
        let others = try await lines(
            "challenge favorites import favorites.json -q; challenge favorites list --fields name,rating,note")

        #expect(favorites == ["Birdperson\t5\tgreat singer"])
        #expect(others.last == favorites[0])
    }

    @Test func `the first five episodes with their dates`() async throws {
        let episodes = try await lines("challenge episodes list --limit 5 --fields code,airDate")

        #expect(episodes.first == "S01E01\t2013-12-02")
        #expect(episodes.last == "S01E05\t2014-01-20")
        #expect(episodes.count == 5)
    }

    @Test(arguments: [("brdperson", "Birdperson"), ("squnchy", "Squanchy")])
    func `a mistyped name is understood after a question`(typed: String, name: String) async throws {
        let screen = try await screen("character \(typed) --fields name", typing: "\n")

        #expect(screen.contains("\(name)? [Y/n]"))
        #expect(screen.contains("Name  \(name)"), "\(screen)")
    }

    @Test func `the words of a name in any order`() async throws {
        #expect(try await lines("challenge character sanchez rick --fields id") == ["1"])
    }

    @Test func `where Birdperson and Tammy meet`() async throws {
        let episodes = try await lines(
            "challenge episodes list --with birdperson --with 'tammy guetermann' --fields code,name")

        #expect(episodes.first == "S01E11\tRicksy Business")
        #expect(episodes.contains("S02E10\tThe Wedding Squanchers"))
    }

    @Test func `from Rick to an episode, its cast, one of them, and that one's location`() async throws {
        #expect(try await screen("character rick").contains("S01E01 Pilot … "))
        #expect(try await screen("episode pilot --characters").contains("Principal Vagina"))
        #expect(try await screen("character principal vagina").contains("Earth (Replacement Dimension)"))
        #expect(try await screen("location replacement").contains("Earth (Replacement Dimension)"))
    }
}
