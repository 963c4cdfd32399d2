import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Searches in all kinds of items.
@Suite(.serialized) struct SearchTests {
    /// The kinds that the mirror has, because other kinds could also have matches.
    private static let kinds = "character,episode,location"

    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
    }

    @Test func `several kinds are searched in the snapshot without a request`() async throws {
        let outcome = try await program.run("search", "rick", "--limit", "3", "--kind", Self.kinds)

        #expect(outcome.exitCode == 0)
        #expect(
            outcome.lines == [
                "character\t1\tRick Sanchez\tHuman · 51 episodes",
                "episode\t10\tClose Rick-counters of the Rick Kind\tS01E10 · 60 characters",
                "location\t126\tRick's Memories\tMemory · 11 residents",
            ])
        #expect(
            outcome.error == """
                note: Showing the bundled data of October 2024.
                note: 3 of 139 matches. Next: --page 2 --limit 3. Everything: --all.

                """)
        #expect(mirror.requestCount == 0)
    }

    @Test func `after a sync the cache is searched, with the same result`() async throws {
        let search = ["search", "rick", "--all", "--kind", Self.kinds]
        let bundled = try await program.start(search + ["--quiet"]).outcome()
        try await program.run("sync", "--quiet")
        let requests = mirror.requestCount

        let outcome = try await program.start(search).outcome()
        let expired = try await program.start(search + ["--max-age", "0"]).outcome()

        #expect(expired.output == bundled.output)
        #expect(expired.error.hasPrefix("note: This command sends no request. Showing cached data from "))
        #expect(outcome.output == bundled.output)
        #expect(outcome.error == "note: 139 matches. End of the list.\n")
        #expect(mirror.requestCount == requests)
    }

    @Test(arguments: [
        ("search dead --kind character", "250\tMrs. Sullivan", 287),
        ("characters search muerta", "344\tTammy Guetermann", 287),
        ("characters search citadel", "1\tRick Sanchez", 101),
    ])
    func `a status is a word of a character, and a place if nothing else matches`(
        line: String, first: String, count: Int
    ) async throws {
        let outcome = try await program.shell("challenge \(line) --all --fields id,name")

        #expect(outcome.lines.first.map(String.init) == first)
        #expect(outcome.lines.count == count)
    }

    @Test(arguments: [("dead", "250\n"), ("citadel", ""), ("alive", "")])
    func `a status or a place does not name a character`(name: String, output: String) async throws {
        let outcome = try await program.run("character", name, "--fields", "id")

        #expect(outcome.output == output)
        #expect(outcome.exitCode == (output.isEmpty ? 66 : 0))
    }

    @Test func `a search in one kind asks for what is missing or expired, and a name does not`() async throws {
        #expect(try await program.run("character", "birdperson", "--offline").exitCode == 0)
        #expect(mirror.requestCount == 0)
        for (age, requests) in [("24h", 3), ("24h", 3), ("0", 6)] {
            let outcome = try await program.shell(
                "challenge characters search birdperson --max-age \(age) --fields id")

            #expect(outcome.output == "47\n599\n786\n")
            #expect(outcome.error == "note: 3 characters.\n")
            #expect(mirror.requestCount == requests)
        }
        let offline = try await Program(mirror: mirror).run("characters", "search", "birdperson", "--offline")
        #expect(offline.firstColumn == ["47", "599", "786"])
        #expect(offline.error.contains("Showing the bundled data of October 2024.\n"))
    }

    @Test func `an item with the word in its name comes before one that only lives there`() async throws {
        let outcome = try await program.run("search", "earth", "--fields", "kind,name", "--limit", "1")

        #expect(outcome.output == "location\tEarth (Replacement Dimension)\n")
    }

    @Test func `noCache compares the status with the words of a search`() async throws {
        let outcome = try await program.shell("challenge characters search rick dead --policy noCache --fields status")

        #expect(Set(outcome.lines) == ["Dead"])
    }

    @Test(arguments: [
        ("character rick dead", "error: No character matches 'rick dead'."),
        ("characters search alive", "note: Nothing matches.\nnote: Similar names: Arcade Alien, "),
    ])
    func `noCache proposes no name because of a status`(line: String, message: String) async throws {
        let outcome = try await program.shell("challenge \(line) --policy noCache")

        #expect(outcome.error.hasPrefix(message))
    }

    @Test(arguments: [
        ("chracters list", "Unknown command: 'chracters'. Did you mean 'characters'?"),
        ("characters lst", "Unknown command: 'lst'. Did you mean 'list'?"),
        ("characters list --limt 3", "Unknown option: '--limt'. Did you mean '--limit'?"),
        ("characters list --sort nmae", "Unknown field: 'nmae'. Did you mean 'name'?"),
        ("character 1 --json envelope", "Unexpected argument: 'envelope'. Did you mean '--json=envelope'?"),
        ("resemble 1 2", "Unknown command: 'resemble'."),
        ("characters list rick", "Unexpected argument: 'rick'. Did you mean 'challenge characters search rick'?"),
        ("episodes list --status dead", "Unknown option: '--status'."),
    ])
    func `the nearest spelling is proposed, and no other command`(line: String, message: String) async throws {
        let outcome = try await program.shell("challenge \(line)")

        #expect(outcome.exitCode == 64)
        #expect(outcome.error.hasPrefix("error: \(message)\n"))
    }

    @Test func `the short names of other programs are accepted`() async throws {
        #expect(
            try await program.shell("challenge characters list -n 2 -o csv --fields id").output == "id\r\n1\r\n2\r\n")
        try await program.run("favorites", "add", "42")
        #expect(try await program.shell("challenge favorites delete 42 --yes").exitCode == 0)
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
