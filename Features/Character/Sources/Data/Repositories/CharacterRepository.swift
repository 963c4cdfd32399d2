import ChallengeCore
import ChallengeRepository

/// Characters by their identifiers, from the API, the cache and the snapshot.
struct CharacterRepository: CharacterRepositoryContract {
    let cached: CachedRepository<CharacterDTO, CharacterError>
    private let mapper = CharacterMapper()

    init(cached: CachedRepository<CharacterDTO, CharacterError>) {
        self.cached = cached
    }

    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError> {
        try await cached.getItem(identifier: identifier, cachePolicy: cachePolicy).map(mapper.map)
    }

    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Batch<Int, Character, CharacterError> {
        try await cached.getItems(identifiers: identifiers, cachePolicy: cachePolicy).map(mapper.map)
    }
}
