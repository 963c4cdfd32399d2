import ChallengeCore

/// Characters by identifier, page or name.
protocol CharacterRepositoryContract: Sendable {
    func getCharacter(identifier: Int, cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<Character>

    /// Looks up several characters with as few requests as possible.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> LookupResults<Int, Character>

    /// Returns a page of the characters that meet the filter; the page is empty if none does.
    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>>

    /// Finds the characters whose names contain every word of `name`; `localFirst` finds them without a request.
    func findCharacters(named name: String, cachePolicy: CachePolicy) async throws(CharacterError) -> NameMatches<
        Character
    >
}
