import ChallengeCore

/// Pages of episodes, with or without a filter.
protocol EpisodesPageRepositoryContract: Sendable {
    func getEpisodesPage(page: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Page<Episode>>

    /// Returns a page of the episodes that meet the filter; the page is empty if none does.
    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>>
}
