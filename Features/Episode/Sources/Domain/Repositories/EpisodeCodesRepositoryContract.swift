import ChallengeCore

/// Which identifiers belong to which codes, as far as this machine knows.
protocol EpisodeCodesRepositoryContract: Sendable {
    /// Hints, for no request: the API, which only finds identifiers, has the last word.
    func getIdentifiers(codes: [EpisodeCode], cachePolicy: CachePolicy) async throws(EpisodeError) -> [EpisodeCode: Int]
}
