import ChallengeCore

/// Characters by identifier, page or text.
protocol CharacterRepositoryContract: Sendable {
    /// Finds characters by a text, and reads all of them.
    var search: any ItemSearchContract<Character> { get }

    /// Returns the character with the identifier.
    func getCharacter(identifier: Int, cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<Character>

    /// Looks up several characters with as few requests as possible.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CharacterError) -> LookupResults<Int, Character>

    /// Returns a page of the characters that meet the filter; the page is empty if none does.
    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>>
}

extension CharacterRepositoryContract {
    /// Returns a page of all characters.
    func getCharactersPage(page: Int, cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<Page<Character>>
    {
        try await searchCharactersPage(page: page, filter: .none, cachePolicy: cachePolicy)
    }
}
