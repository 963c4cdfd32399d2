import ChallengeCore

/// Characters by name.
protocol CharacterNamesRepositoryContract: Sendable {
    /// Finds the characters whose names have all words; `localFirst` finds them without a request.
    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> NameMatches<Character>
}
