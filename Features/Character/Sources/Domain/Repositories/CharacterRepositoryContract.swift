import ChallengeCore

/// Characters by their identifiers.
protocol CharacterRepositoryContract: Sendable {
    func getCharacter(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Character, CharacterError>

    /// Several at once, for one request at most; what became of each is in the batch.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Batch<Int, Character, CharacterError>
}
