import ChallengeMirror
import ChallengeTestSupport
import Testing

/// The fields of records: counts, order, names and visibility.
@Suite(.serialized) struct FieldTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test(arguments: [false, true])
    func `the locations with most residents are found with one command`(isOffline: Bool) async throws {
        let outcome = try await program.run(
            "locations", "list", "--sort", "-residents.count", "--limit", "3", "--fields", "name,residents.count",
            isOffline ? "--offline" : "--quiet")

        #expect(
            outcome.output == "Earth (Replacement Dimension)\t230\nCitadel of Ricks\t101\nInterdimensional Cable\t62\n")
        #expect(mirror.requestCount == (isOffline ? 0 : 7))
    }

    @Test func `a sorted list has the pages of the list and needs no more requests than the list`() async throws {
        let second = try await program.run(
            "episodes", "list", "--sort=-airDate,-code", "--page", "2", "--fields", "code")
        let all = try await program.run("episodes", "list", "--all", "--sort", "-airDate,-code", "--fields", "code")
        let after = try await program.run("episodes", "list", "--sort", "airDate", "--page", "4")

        let codes = all.lines
        #expect(codes.count == 51)
        #expect(codes.first == "S05E10")
        #expect(codes.last == "S01E01")
        #expect(second.lines == Array(codes[20..<40]))
        #expect(after.exitCode == 66)
        #expect(mirror.requestCount == 3)
    }

    @Test func `an unknown field to sort by is reported before any request`() async throws {
        let outcome = try await program.run("locations", "list", "--sort", "-residents.cuont")

        #expect(outcome.exitCode == 64)
        #expect(
            outcome.error.hasPrefix("error: Unknown field: 'residents.cuont'. Did you mean 'residents.count'?\n"))
        #expect(mirror.requestCount == 0)
    }

    @Test func `each episode of a character is a line of CSV`() async throws {
        let csv = try await program.run(
            "character", "125", "42", "--episodes", "--format", "csv", "--fields", "name,episodes.code")
        let missing = try await program.run("character", "125", "--fields", "name,episodes.code")

        #expect(
            csv.output == "name,episodes.code\r\nFlansian,S02E07\r\nFlansian,S02E10\r\nFlansian,S03E04\r\n"
                + "Big Head Morty,S03E01\r\n")
        #expect(missing.exitCode == 64)
        #expect(missing.error.hasPrefix("error: The field episodes.code needs the option --episodes.\n"))
    }

    @Test func `the first element of a list is a field, with all of its values if they are printed`() async throws {
        let identifier = try await program.run("character", "42", "--fields", "name,episodes.first")
        let values = try await program.run("character", "42", "--episodes", "--fields", "name,episodes.first", "--json")

        #expect(identifier.output == "Big Head Morty\t22\n")
        #expect(values.exitCode == 0)
        #expect(values.output.contains("\"code\": \"S03E01\""))
    }

    @Test func `the only episode of a character cannot be read as a number of episodes`() async throws {
        let outcome = try await program.run(
            "character", "42", "--fields", "episodes", environment: ["CHALLENGE_FORCE_TTY": "80", "NO_COLOR": "1"])

        #expect(outcome.output == "Episodes  1 episode: 22\n")
    }

    @Test func `a list has a row for each item that its items refer to, which are fetched with one request`()
        async throws
    {
        let outcome = try await program.run(
            "characters", "list", "--page", "22", "--limit", "2", "--episodes", "--format", "csv", "--fields",
            "id,episodes.code")

        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "id,episodes.code\r\n43,S03E07\r\n44,S03E07\r\n")
        #expect(mirror.requests.map(\.target) == ["/api/character?page=3", "/api/episode/%5B28%5D"])
    }

    @Test(arguments: [
        (
            "characters search birdperson --episodes --limit 1",
            "Episodes     11  S01E11 · 2014-04-14 · Ricksy Business"
        ),
        ("episodes list --season 1 --limit 1 --characters", "Characters    1  Rick Sanchez · ● Alive · Human"),
        ("episodes search pilot --characters", "              2  Morty Smith · ● Alive · Human"),
        ("locations search anatomy --residents", "Residents   12  Alexander · ✗ Dead · Human"),
    ])
    func `a list in a terminal shows related items in detail`(line: String, expected: String) async throws {
        let outcome = try await program.shell(
            "challenge \(line) --offline", environment: ["CHALLENGE_FORCE_TTY": "80", "NO_COLOR": "1"])

        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.contains { $0.hasPrefix(expected) }, "\(outcome.output)")
    }

    @Test func `a list can be sorted by a field of the items that its items refer to`() async throws {
        let outcome = try await program.run(
            "locations", "list", "--residents", "--sort", "-residents.first.name", "--limit", "2", "--fields",
            "residents.first.name", "--offline")

        #expect(outcome.output == "Young Jerry\nVermigurber\n")
    }

    @Test func `a history is sorted, too`() async throws {
        for identifier in ["42", "1", "2"] { try await program.run("character", identifier, "--offline", "-q") }

        let outcome = try await program.run("history", "list", "--sort", "-id", "--limit", "2", "--fields", "id")

        #expect(outcome.output == "42\n2\n")
    }

    @Test func `the names of the fields are printed without a request`() async throws {
        let outcome = try await program.run("locations", "list", "--fields")

        #expect(
            outcome
                == Outcome(
                    exitCode: 0,
                    output: """
                        id
                        name
                        type
                        dimension
                        residents
                        residents.count
                        residents.first
                        created
                        residents.first.id
                        residents.first.name
                        residents.first.status
                        residents.first.species
                        residents.id
                        residents.name
                        residents.status
                        residents.species

                        """,
                    error: ""))
        #expect(mirror.requestCount == 0)
    }

    @Test func `created dates and avatar addresses are on a screen only if all fields are requested`() async throws {
        let details = try await program.run("character", "42", "--format", "table")
        let all = try await program.run("character", "42", "--format", "table", "--all-fields")
        let data = try await program.run("character", "42", "--format", "csv")

        #expect(!details.output.contains("avatar/42.jpeg") && !details.output.contains("2017"))
        #expect(all.output.contains("avatar/42.jpeg") && all.output.contains("2017"))
        #expect(data.output.contains("avatar/42.jpeg") && data.output.contains("2017"))
    }
}
