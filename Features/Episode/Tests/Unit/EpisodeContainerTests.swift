import ChallengeAPIs
import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import Foundation
import Testing

@testable import ChallengeEpisode

/// The lookup of an episode for other features, with the mirror.
struct EpisodeContainerTests {
    private let mirror: MirrorServer
    private let session: RepositorySession

    init() throws {
        mirror = try MirrorServer()
        session = RepositorySession(
            httpClient: HTTPClient.client(at: mirror.baseURL),
            cache: Database(.memory, schemas: [ResponseStore.schema, EpisodeFeature.description.schema]),
            apiAddress: mirror.baseURL, freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()))
    }

    private func cast(
        of episode: String, _ cachePolicy: CachePolicy = .localFirst
    ) async throws(APIError) -> Fetched<[ItemKey]>? {
        try await EpisodeFeature.description.items(session).keys(in: "characters", of: episode, cachePolicy)
    }

    @Test(arguments: [("28", "/api/episode/28"), ("s3e7", "/api/episode/[28]"), ("3x07", "/api/episode/[28]")])
    func `an episode is found by its identifier or code with one request`(
        episode: String, target: String
    ) async throws {
        let cast = try await cast(of: episode)

        #expect(cast?.value.prefix(3) == [1, 2, 4])
        #expect(cast?.origin == .remote)
        #expect(mirror.requests.map(\.target.removingPercentEncoding) == [target])
    }

    @Test(arguments: ["99", "S01E99", "pilot"])
    func `a text that is not the identifier or code of an episode has no episode`(text: String) async throws {
        #expect(try await cast(of: text) == nil)
    }

    @Test(arguments: ["28", "S03E07"])
    func `without a connection, the episode comes from the snapshot or fails`(episode: String) async throws {
        mirror.stop()

        #expect(try await cast(of: episode)?.origin == .snapshot(SnapshotDate("2024-10")))
        await #expect(throws: APIError.failed(.at(address: mirror.baseURL, .noConnection(.refused)))) {
            try await cast(of: episode, .noCache)
        }
    }
}
