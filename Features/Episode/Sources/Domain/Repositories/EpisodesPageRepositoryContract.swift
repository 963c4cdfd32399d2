import ChallengeCore

/// Lists of episodes, page by page.
protocol EpisodesPageRepositoryContract: Sendable {
    /// A page of those that the filter lets through; nothing found is a page without episodes.
    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>, EpisodeError>
}
