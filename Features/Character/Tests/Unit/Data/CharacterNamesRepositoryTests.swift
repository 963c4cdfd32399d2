import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworkingMocks
import ChallengePersistence
import ChallengeRepository
import ChallengeRickAndMortyAPI
import Testing

@testable import ChallengeCharacter

/// Searches for characters by name under each cache policy.
struct CharacterNamesRepositoryTests {
    private let pages = CharactersPageRepositoryMock()
    private let found: Character = .stub(id: 1)

    private var sut: CharacterNamesRepository {
        let session = RepositorySession(
            api: .rickAndMorty, httpClient: HTTPClientMock(),
            cache: Database(.memory, schemas: CharacterFeature.schemas),
            apiAddress: "https://example.org", freshness: Freshness(maximumAge: .seconds(60), clock: ClockMock()),
            cachePolicy: .localFirst)
        return CharacterNamesRepository(
            search: ItemSearch(session, snapshot: CharacterSnapshotDataSource(api: .rickAndMorty).snapshot),
            pages: pages
        )
    }

    @Test func `localFirst finds names in the snapshot without a request`() async throws {
        let matches = try await sut.findCharacters(named: found.name.uppercased(), cachePolicy: .localFirst)

        #expect(matches.exact.contains { $0.id == found.id && $0.name == found.name })
        #expect(pages.searchCharactersPage.callCount == 0)
    }

    @Test(arguments: [CachePolicy.remoteFirst, .noCache])
    func `the other policies search through the name filter of the API`(policy: CachePolicy) async throws {
        pages.searchCharactersPage.setResult(
            .success(Fetched(value: Page(number: 1, pages: 1, count: 1, items: [found]), origin: .remote)))

        let matches = try await sut.findCharacters(named: found.name, cachePolicy: policy)

        #expect(matches.exact == [found])
        #expect(pages.searchCharactersPage.inputs.map(\.cachePolicy) == [policy])
        #expect(pages.searchCharactersPage.inputs.first?.value.page == 1)
        #expect(pages.searchCharactersPage.inputs.first?.value.filter.name == "sanchez")
    }

    @Test func `the failure of the API is thrown`() async {
        pages.searchCharactersPage.setResult(.failure(.failed(.loadFailed(.timedOut))))

        await #expect(throws: CharacterError.failed(.loadFailed(.timedOut))) {
            try await sut.findCharacters(named: "Any name", cachePolicy: .noCache)
        }
    }

    @Test func `all texts are searched in the snapshot without a request`() async throws {
        let found = try await sut.searchCharacters(text: "'\(found.name)")

        #expect(found.value.matches.contains { $0.item.id == self.found.id && $0.item.name == self.found.name })
        #expect(found.origin == .snapshot(SnapshotDate("2024-10")))
        #expect(pages.searchCharactersPage.callCount == 0)
    }

    @Test func `all characters are those of the snapshot while the cache has no complete collection`() async throws {
        let all = try await sut.getAllCharacters()

        #expect(all.value.map(\.id) == Array(1...826))
        #expect(all.value.first { $0.id == found.id }?.name == found.name)
        #expect(all.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func `items that start with a text are found in the snapshot without a request`() async throws {
        #expect(try await sut.findCharacters(startingWith: "rick s").first?.id == 1)
        #expect(try await sut.findCharacters(startingWith: "1").map(\.id).prefix(2) == [1, 10])
        #expect(pages.searchCharactersPage.callCount == 0)
    }
}
