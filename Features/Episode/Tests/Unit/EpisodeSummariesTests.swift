import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Foundation
import Testing

@testable import ChallengeEpisode

/// What other features read, with the mirror.
struct EpisodeSummariesTests {
    private let mirror: MirrorServer
    private let sut: EpisodeSummaries

    init() throws {
        mirror = try MirrorServer()
        sut = EpisodeSummaries(
            session: RepositorySession(
                api: .rickAndMorty, httpClient: HTTPClient.client(at: mirror.baseURL),
                cache: Database(.memory, schemas: [ResponseStore.schema, EpisodeFeature.description.schema]),
                apiAddress: mirror.baseURL, freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock())))
    }

    private var targets: [String?] { mirror.requests.map(\.target.removingPercentEncoding) }

    @Test(arguments: [("28", "/api/episode/28"), ("s3e7", "/api/episode/[28]"), ("3x07", "/api/episode/[28]")])
    func `the cast of an episode is found by its identifier or code with one request`(
        episode: String, target: String
    ) async throws {
        let cast = try await sut.getCast(episode: episode, cachePolicy: .localFirst)

        #expect(cast?.value.prefix(3) == [1, 2, 4])
        #expect(cast?.origin == .remote)
        #expect(targets == [target])
    }

    @Test(arguments: ["99", "S01E99", "pilot"])
    func `a text that is not the identifier or code of an episode has no cast`(episode: String) async throws {
        #expect(try await sut.getCast(episode: episode, cachePolicy: .localFirst) == nil)
    }

    @Test(arguments: ["28", "S03E07"])
    func `without a connection, the cast comes from the snapshot or fails`(episode: String) async throws {
        mirror.stop()

        let cast = try await sut.getCast(episode: episode, cachePolicy: .localFirst)

        #expect(cast?.origin == .snapshot(SnapshotDate("2024-10")))
        await #expect(throws: APIError.failed(.at(address: mirror.baseURL, .noConnection(.refused)))) {
            try await sut.getCast(episode: episode, cachePolicy: .noCache)
        }
    }

    @Test func `several episodes are loaded with one request`() async throws {
        let results = try await sut.getEpisodes(identifiers: [2, 99, 1], cachePolicy: .remoteFirst)

        #expect(results.entries.map(\.key) == [2, 99, 1])
        let pilot = results.found.last?.value
        #expect(pilot?.name == "Pilot")
        #expect(pilot?.code == "S01E01")
        #expect(pilot?.airDate == "2013-12-02")
        #expect(targets == ["/api/episode/[2,99,1]"])
    }

    @Test func `the seasons of all episodes on this machine need no request`() async {
        let seasons = await sut.getSeasons()

        #expect(seasons.value.keys.sorted() == Array(1...51))
        #expect([1, 28, 51].map { seasons.value[$0] } == [1, 3, 5])
        #expect(mirror.requestCount == 0)
    }

    @Test func `episodes are found by their names and codes`() async throws {
        let pilot = try await sut.names.named("PILOT", .localFirst).value.items

        #expect(
            pilot == [
                NamedItem(
                    key: 1, name: "Pilot", shortName: "S01E01", appearances: 19,
                    distinctions: ["S01E01", "19 characters"])
            ])
        #expect(try await sut.names.named("1x1", .localFirst).value.items == pilot)
        #expect(await sut.names.starting("s01e01") == pilot)
        #expect(mirror.requestCount == 0)
    }

    @Test func `the failure of the API is thrown by a search for names`() async {
        mirror.stop()

        await #expect(throws: APIError.failed(.at(address: mirror.baseURL, .noConnection(.refused)))) {
            try await sut.names.named("pilot", .noCache)
        }
    }
}
