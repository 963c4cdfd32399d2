import ChallengeCore

/// Episodes by name.
protocol EpisodeNamesRepositoryContract: Sendable {
    /// Finds the episodes whose names have all words; `localFirst` finds them without a request.
    func findEpisodes(
        named name: String, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> NameMatches<Episode>
}
