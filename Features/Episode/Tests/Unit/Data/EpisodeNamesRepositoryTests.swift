import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Testing

@testable import ChallengeEpisode

/// Searches for episodes by name under each cache policy.
struct EpisodeNamesRepositoryTests {
    private let pages = EpisodesPageRepositoryMock()
    private let found: Episode = .stub(id: 28)

    private var sut: EpisodeNamesRepository {
        let session = RepositorySession(
            api: .rickAndMorty, httpClient: HTTPClientMock(), cache: Database(.memory, schemas: EpisodeFeature.schemas),
            apiAddress: "https://example.org", freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()),
            cachePolicy: .localFirst)
        return EpisodeNamesRepository(
            search: ItemSearch(session, snapshot: EpisodeSnapshotDataSource(api: .rickAndMorty).snapshot), pages: pages)
    }

    @Test func `localFirst finds names in the snapshot without a request`() async throws {
        let matches = try await sut.findEpisodes(named: found.name.uppercased(), cachePolicy: .localFirst)

        #expect(matches.exact.contains { $0.id == found.id && $0.name == found.name })
        #expect(pages.searchEpisodesPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.remoteFirst, .noCache])
    func `the other policies search through the name filter of the API`(policy: CachePolicy) async throws {
        pages.searchEpisodesPage.setResult(
            .success(Fetched(value: Page(number: 1, pages: 1, count: 1, items: [found]), origin: .remote)))

        let matches = try await sut.findEpisodes(named: found.name, cachePolicy: policy)

        #expect(matches.exact == [found])
        #expect(pages.searchEpisodesPage.inputs.map(\.cachePolicy) == [policy])
        #expect(pages.searchEpisodesPage.inputs.first?.value.page == 1)
        #expect(pages.searchEpisodesPage.inputs.first?.value.filter.name == "ricklantis")
    }

    @Test func `the failure of the API is thrown`() async {
        pages.searchEpisodesPage.setResult(.failure(.failed(.loadFailed(.timedOut))))

        await #expect(throws: EpisodeError.failed(.loadFailed(.timedOut))) {
            try await sut.findEpisodes(named: "Any name", cachePolicy: .noCache)
        }
    }

    @Test func `all texts are searched in the snapshot without a request`() async throws {
        let found = try await sut.searchEpisodes(text: "'\(found.name)")

        #expect(found.value.matches.contains { $0.item.id == self.found.id && $0.item.name == self.found.name })
        #expect(found.origin == .snapshot(SnapshotDate("2024-10")))
        #expect(pages.searchEpisodesPage.callCount == 0)
    }

    @Test func `all episodes are those of the snapshot while the cache has no complete collection`() async throws {
        let all = try await sut.getAllEpisodes()

        #expect(all.value.map(\.id) == Array(1...51))
        #expect(all.value.first { $0.id == found.id }?.name == found.name)
        #expect(all.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func `items that start with a text are found in the snapshot without a request`() async throws {
        #expect(try await sut.findEpisodes(startingWith: "pil").first?.id == 1)
        #expect(try await sut.findEpisodes(startingWith: "1").map(\.id).prefix(2) == [1, 10])
        #expect(try await sut.findEpisodes(startingWith: "s01e01").map(\.id) == [1])
        #expect(pages.searchEpisodesPage.callCount == 0)
    }
}
