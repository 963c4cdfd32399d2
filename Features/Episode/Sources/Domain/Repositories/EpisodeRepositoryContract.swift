import ChallengeCore

/// Episodes by identifier.
protocol EpisodeRepositoryContract: Sendable {
    func getEpisode(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Episode>

    /// Looks up several episodes with at most one request.
    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode>
}
