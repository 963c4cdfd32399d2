import ChallengeCore
import ChallengeRepository

/// Pages of characters from the API, the cache and the snapshot.
struct CharactersPageRepository: CharactersPageRepositoryContract {
    let cached: CachedRepository<CharacterDTO, CharacterError>
    private let mapper = PageMapper(items: CharacterMapper())

    init(cached: CachedRepository<CharacterDTO, CharacterError>) {
        self.cached = cached
    }

    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>, CharacterError> {
        try await cached.getPage(PageKey(page: page, criteria: filter.criteria), cachePolicy: cachePolicy)
            .map { mapper.map(($0, page)) }
    }
}
