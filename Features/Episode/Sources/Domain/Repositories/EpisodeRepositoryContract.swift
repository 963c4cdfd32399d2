import ChallengeCore

/// Episodes by identifier.
protocol EpisodeRepositoryContract: Sendable {
    func getEpisode(identifier: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Episode>

    /// Looks up several episodes with as few requests as possible.
    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode>
}

/// The identifiers of episode codes, from the data on this machine.
protocol EpisodeCodesRepositoryContract: Sendable {
    /// Returns the known identifiers without a request.
    ///
    /// They can be out of date, so the caller must compare the code of the fetched episode.
    func getIdentifiers(codes: [EpisodeCode], cachePolicy: CachePolicy) async throws(EpisodeError) -> [EpisodeCode: Int]
}
