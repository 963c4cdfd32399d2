import ChallengeCore

/// Characters by name or text, and all characters on this machine.
protocol CharacterNamesRepositoryContract: Sendable {
    /// Finds the characters whose names contain every word of `name`; `localFirst` finds them without a request.
    func findCharacters(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> NameMatches<Character>

    /// Finds the characters on this machine whose names or identifiers start with the text.
    func findCharacters(startingWith text: String) async throws(CharacterError) -> [Character]

    /// Finds the characters whose texts match, without a request; `SearchQuery` of the Repository module describes the text.
    func searchCharacters(text: String) async throws(CharacterError) -> Fetched<RankedMatches<Character>>

    /// Returns all characters of the complete collection in the cache, or else those of the snapshot, without a request.
    func getAllCharacters() async throws(CharacterError) -> Fetched<[Character]>
}
