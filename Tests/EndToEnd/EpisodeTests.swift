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

    @Test func `cached episodes of a list are found by their codes without a request`() async throws {
        let codes = try await program.run("episodes", "list", "--name", "RICK", "--season", "1", "--fields", "code")
        mirror.resetRequests()

        let shown = try await program.run("episode", "-", "--fields", "name", input: codes.output)

        #expect(
            shown.lines == [
                "Rick Potion #9", "Something Ricked This Way Comes", "Close Rick-counters of the Rick Kind",
                "Ricksy Business",
            ])
        #expect(mirror.requestCount == 0)
    }
}
