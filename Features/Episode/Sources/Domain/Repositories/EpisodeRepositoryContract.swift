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

/// Which identifiers belong to which codes, as far as this machine knows.
protocol EpisodeCodesRepositoryContract: Sendable {
    /// Hints, for no request: the API, which only finds identifiers, has the last word.
    func getIdentifiers(codes: [EpisodeCode], cachePolicy: CachePolicy) async throws(EpisodeError) -> [EpisodeCode: Int]
}
