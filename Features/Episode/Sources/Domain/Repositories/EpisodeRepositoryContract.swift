import ChallengeCore

/// Episodes by their identifiers.
protocol EpisodeRepositoryContract: Sendable {
    func getEpisode(
        identifier: Int, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Episode, EpisodeError>

    /// Several at once, for one request at most; what became of each is in the batch.
    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Batch<Int, Episode, EpisodeError>
}
