import ChallengeMirror
import ChallengeTestSupport
import Testing

/// Lists of the items that belong to items of another feature.
@Suite(.serialized) struct TogetherTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `the episodes in which two characters meet are listed`() async throws {
        let outcome = try await program.run("episodes", "list", "--with", "47,331", "--fields", "code")

        #expect(outcome.lines == ["S01E11", "S02E05", "S02E10"])
        #expect(mirror.requestCount == 4)
    }

    @Test func `names of characters, episodes and locations are found without a request`() async throws {
        let episodes = try await program.run(
            "episodes", "list", "--with", "birdperson,squanchy", "--fields", "code", "--offline")
        let characters = try await program.run(
            "characters", "list", "--in", "pilot", "--at", "replacement earth", "--fields", "id", "--offline")

        #expect(episodes.lines == ["S01E11", "S02E05", "S02E10"])
        #expect(characters.lines == ["181", "435"])
    }

    @Test func `the characters of an episode are listed with two requests`() async throws {
        let outcome = try await program.run(
            "characters", "list", "--in", "28", "--status", "dead", "--sort", "-id", "--limit", "2", "--fields", "id")

        #expect(outcome.lines == ["489", "488"])
        #expect(mirror.requestCount == 2)
    }

    @Test func `the characters of an episode can be printed in pages of any size`() async throws {
        let size = 11
        let whole = try await program.run("characters", "list", "--in", "S01E11", "--fields", "id", "--offline")

        var lines: [Substring] = []
        for page in 1...((30 + size - 1) / size) {
            let outcome = try await program.run(
                "characters", "list", "--in", "S01E11", "--fields", "id", "--offline", "--limit", "\(size)",
                "--page", "\(page)")
            #expect(outcome.exitCode == 0, "\(outcome.error)")
            lines += outcome.lines
        }
        let after = try await program.run(
            "characters", "list", "--in", "S01E11", "--offline", "--limit", "\(size)", "--page", "9")

        #expect(whole.lines.count == 30)
        #expect(lines == whole.lines)
        #expect(after.exitCode == 66)
    }

    @Test func `the characters of a location are listed offline from the snapshot`() async throws {
        let outcome = try await program.run(
            "characters", "list", "--at", "20", "--in", "2x10", "--fields", "name", "--offline")

        #expect(outcome.exitCode == 0)
        #expect(
            outcome.lines == [
                "Summer Smith", "Beth Smith", "Jerry Smith", "Lil B", "Mr. Goldenfold", "Mr. Poopybutthole",
            ])
    }

    @Test func `commands have the short names that users try`() async throws {
        let items = try await program.shell(
            "challenge char 1 --fields id && challenge ep 3x07 --fields id && challenge loc 3 --fields id && "
                + "challenge characters ls --limit 1 --fields id && challenge version")

        #expect(items.output == "1\n28\n3\n1\nchallenge 0.1.0\n")
    }
}
