import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Testing

@testable import ChallengeEpisode

/// Tests of the names of episodes for features that link to them.
struct EpisodeSummariesTests {
    private let client = HTTPClientMock()

    private func getNames(_ cachePolicy: CachePolicy) async throws -> LookupResults<Int, String> {
        let session = RepositorySession(
            api: .rickAndMorty, httpClient: client,
            cache: Database(.memory, schemas: [ResponseStore.schema] + EpisodeFeature.schemas),
            apiAddress: "https://example.org/api", freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()),
            cachePolicy: cachePolicy)
        return try await EpisodeSummaries(session: session).getNames(identifiers: [1, 2])
    }

    @Test func `without a network, the names of the snapshot are found, unless the policy is noCache`() async throws {
        client.sending.setResult(.failure(.connection(.offline)))

        #expect(try await getNames(.localFirst).found.map(\.value) == ["Pilot", "Lawnmower Dog"])
        #expect(try await getNames(.noCache).found.map(\.value) == [])
        #expect(client.sending.inputs.map(\.path) == Array(repeating: "/episode/[1,2]", count: 2))
    }

    @Test func `a cancelled look-up throws`() async {
        client.sending.setResult(.failure(.cancelled))

        await #expect(throws: CollectionFailure.cancelled) { try await getNames(.localFirst) }
    }
}
