import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The commands for episodes.
@Suite(.serialized) struct EpisodeTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `the JSON of an episode has exactly the documented keys`() async throws {
        let outcome = try await program.run("episode", "S01E10", "--json")

        let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(
            Set(object.keys) == ["id", "name", "code", "season", "number", "airDate", "characters", "created"])
        #expect(object["id"] as? Int == 10)
        #expect(object["name"] as? String == "Close Rick-counters of the Rick Kind")
        #expect(object["code"] as? String == "S01E10")
        #expect(object["season"] as? Int == 1)
        #expect(object["number"] as? Int == 10)
        #expect(object["airDate"] as? String == "2014-04-07")
        #expect((object["characters"] as? [Int])?.contains(663) == true)
        #expect(object["created"] as? String == "2017-11-10T12:56:34.747Z")
    }

    @Test func `a season is listed in order`() async throws {
        let outcome = try await program.run("episodes", "list", "--season", "5", "--fields", "code,airDate")

        #expect(outcome.lines.count == 10)
        #expect(outcome.lines.first == "S05E01\t2021-06-20")
        #expect(outcome.lines.last == "S05E10\t2021-09-05")
        #expect(mirror.targets == ["/api/episode?page=1&episode=S05E"])
    }

    @Test func `all episodes are listed in order`() async throws {
        let outcome = try await program.run("episodes", "list", "--all", "--fields", "id")

        #expect(outcome.output == (1...51).map { "\($0)\n" }.joined())
        #expect(mirror.requestCount == 3)
    }

    @Test func `cached episodes of a search are found by their codes without a request`() async throws {
        let codes = try await program.run("episodes", "search", "RICK", "--season", "1", "--fields", "code")
        mirror.resetRequests()

        let shown = try await program.run("episode", "-", "--fields", "name", input: codes.output)

        #expect(
            shown.lines == [
                "Rick Potion #9", "Something Ricked This Way Comes", "Close Rick-counters of the Rick Kind",
                "Ricksy Business",
            ])
        #expect(mirror.requestCount == 0)
    }

    @Test func `missing episodes are listed in the message`() async throws {
        let outcome = try await program.run("episode", "1", "S09E01", "60", "61", "--fields", "id")

        #expect(outcome.exitCode == 1)
        #expect(outcome.output == "1\n")
        #expect(outcome.error.hasPrefix("error: Not found: episodes 60–61, S09E01.\n"))
    }

    @Test(arguments: [
        ["episode"], ["episodes", "list", "--season", "0"], ["episodes", "list", "--season", "1", "--code", "S01"],
    ])
    func `wrong arguments are usage errors`(arguments: [String]) async throws {
        let outcome = try await program.start(arguments).outcome()

        #expect(outcome.exitCode == 64)
        #expect(outcome.output == "")
        #expect(mirror.requestCount == 0)
    }

    @Test(arguments: ["S3", "0", "S01E"])
    func `the error of an invalid reference names the word, and what is accepted in its place`(
        word: String
    ) async throws {
        let outcome = try await program.run("episode", word)
        let input = try await program.run("episode", "-", input: word)

        #expect(outcome.exitCode == 64)
        #expect(mirror.requestCount == 0)
        #expect(
            outcome.error.hasPrefix(
                "error: Invalid value for ID|CODE|NAME: '\(word)'. Use an id such as 28, a code such as S03E07, or a "
                    + "name in quotes.\n"))
        // Standard input contains no names.
        #expect(
            input.error.hasPrefix(
                "error: Line 1 of standard input: Cannot read '\(word)' as an id or code. Use 28 or S03E07.\n"))
    }
}
