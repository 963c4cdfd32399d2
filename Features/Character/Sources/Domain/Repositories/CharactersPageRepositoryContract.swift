import ChallengeCore

/// Lists of characters, page by page.
protocol CharactersPageRepositoryContract: Sendable {
    /// A page of those that the filter lets through; nothing found is a page without characters.
    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>, CharacterError>
}
