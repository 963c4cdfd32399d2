import ChallengeCore

/// Characters by identifier.
protocol CharacterRepositoryContract: Sendable {
    func getCharacter(identifier: Int, cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<Character>

    /// Looks up several characters with as few requests as possible.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> LookupResults<Int, Character>
}
