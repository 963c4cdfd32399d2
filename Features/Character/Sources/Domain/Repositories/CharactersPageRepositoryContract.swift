import ChallengeCore

/// Lists of characters, page by page.
protocol CharactersPageRepositoryContract: Sendable {
    func getCharactersPage(
        page: Int, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<CharactersPage, CharacterError>

    /// A page of those that the filter lets through; nothing found is a page without characters.
    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<CharactersPage, CharacterError>
}
