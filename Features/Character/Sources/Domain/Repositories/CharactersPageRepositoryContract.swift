import ChallengeCore

/// Pages of characters, with or without a filter.
protocol CharactersPageRepositoryContract: Sendable {
    func getCharactersPage(page: Int, cachePolicy: CachePolicy) async throws(CharacterError) -> Fetched<Page<Character>>

    /// Returns a page of the characters that meet the filter; the page is empty if none does.
    func searchCharactersPage(
        page: Int, filter: CharactersFilter, cachePolicy: CachePolicy
    ) async throws(CharacterError) -> Fetched<Page<Character>>
}
