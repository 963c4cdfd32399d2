import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import ChallengeTerminal
import Testing

@testable import ChallengeEpisode

/// What the feature tells the rest of the program.
struct EpisodeFeatureTests {
    @Test(
        arguments: [
            ("28", .value("28")), ("007", .value("7")), ("s3e7", .value("S03E07")), ("3x07", .value("S03E07")),
            ("pilot", .name("pilot")), ("seven", .name("seven")), ("3 days", .name("3 days")),
        ] as [(String, ItemReference<String>)])
    func `an identifier or a code is a value, and other text is a name`(text: String, item: ItemReference<String>) {
        #expect(EpisodeFeature.reference.parse(text) == item)
    }

    @Test(arguments: ["", "0", "-", "-1", "S1", "1,2", "3x", "s03e"])
    func `a mistyped identifier or code is no value`(text: String) {
        #expect(EpisodeFeature.reference.parse(text) == nil)
        #expect(EpisodeFeature.reference.expectation == .wholeNumber("episode.expected.reference"))
    }

    @Test(arguments: [
        ("episode/28", ["episode", "28"]), ("episode/s3e7", ["episode", "s3e7"]),
        (
            "episodes?season=3&with=1&with=2&name=a",
            ["episodes", "list", "--season=3", "--with=1", "--with=2", "--name=a"]
        ),
    ])
    func `a link has an identifier, a code or filters`(link: String, words: [String]) throws {
        #expect(try [EpisodeFeature.description.link].words(for: "x://\(link)", scheme: "x") == words)
    }

    @Test func `a link with another text for an episode is an error`() {
        #expect(throws: DeepLinkError.self) {
            try [EpisodeFeature.description.link].words(for: "x://episode/pilot", scheme: "x")
        }
    }

    @Test func `the statistics count the episodes on this machine by season`() async throws {
        let session = RepositorySession(
            api: .rickAndMorty, httpClient: HTTPClientMock(),
            cache: Database(.memory, schemas: [EpisodeFeature.description.schema]), apiAddress: "https://example.org",
            freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
        let seasons = try #require(EpisodeFeature.description.groupings.first)

        let values = await seasons.values(session).value

        #expect(seasons.name == "season")
        #expect(
            Dictionary(grouping: values) { $0 }.mapValues(\.count) == [
                ["1"]: 11, ["2"]: 10, ["3"]: 10, ["4"]: 10, ["5"]: 10,
            ])
    }
}
