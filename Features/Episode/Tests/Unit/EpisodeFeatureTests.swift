import ChallengeAPIs
import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeTerminal
import Testing

@testable import ChallengeCollections
@testable import ChallengeEpisode

/// What the feature tells the rest of the program.
struct EpisodeFeatureTests {
    private let sut = EpisodeFeature.description
    private let client = HTTPClientMock()

    private var session: RepositorySession {
        RepositorySession(
            httpClient: client, cache: Database(.memory, schemas: [sut.schema]),
            apiAddress: "https://example.org", freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
    }

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
        #expect(try [sut.link].words(for: "x://\(link)", scheme: "x") == words)
    }

    @Test func `a link with another text for an episode is an error`() {
        #expect(throws: CommandError.self) {
            try [sut.link].words(for: "x://episode/pilot", scheme: "x")
        }
    }

    @Test func `the statistics count the episodes by season`() async throws {
        client.sending.setResult(.failure(.connection(.refused)))
        let seasons = try #require(sut.groupings.first)

        let values = try await seasons.values(session, .localFirst).value

        #expect(seasons.name == "season")
        #expect(
            Dictionary(grouping: values) { $0 }.mapValues(\.count) == [
                ["1"]: 11, ["2"]: 10, ["3"]: 10, ["4"]: 10, ["5"]: 10,
            ])
    }

    @Test func `without a network, the seasons are those of the bundled episodes`() async throws {
        client.sending.setResult(.failure(.connection(.refused)))

        let seasons = try await EpisodeFeature.seasons(session, .localFirst)

        #expect(seasons.value.keys.sorted() == Array(1...51))
        #expect([1, 28, 51].map { seasons.value[$0] } == [1, 3, 5])
        #expect(seasons.remoteFailure == .noConnection(.refused))
    }

    @Test func `episodes are found by their names and codes without a request`() async throws {
        let search = sut.items(session).search
        let pilot = NamedItem(
            key: 1, name: "Pilot", shortName: "S01E01", appearances: 19, distinctions: ["S01E01", "19 characters"])

        for text in ["PILOT", "1x1"] {
            #expect(try await search.items(.named(text), .localFirst).value.items == [pilot])
            #expect(await search.savedItems(.matching(text)).value.items == [pilot])
        }
        #expect(await search.items(startingWith: "s01e01") == [pilot])
        #expect(client.sending.callCount == 0)
    }

    @Test func `items that refer to an episode show its code, its date and its name`() async throws {
        client.sending.setResult(.failure(.connection(.refused)))

        let found = try await sut.items(session).several([1], .localFirst).found

        let record = try #require(found.first?.value)
        #expect(sut.summary.map { $0.text(record) } == ["S01E01", "2013-12-02", "Pilot"])
    }
}
