import ChallengeCore

/// Episodes by name or text, and all episodes on this machine.
protocol EpisodeNamesRepositoryContract: Sendable {
    /// Finds the episodes whose names contain every word of `name`; `localFirst` finds them without a request.
    func findEpisodes(named name: String, cachePolicy: CachePolicy) async throws(EpisodeError) -> NameMatches<Episode>

    /// Finds the episodes on this machine whose names, codes or identifiers start with the text.
    func findEpisodes(startingWith text: String) async throws(EpisodeError) -> [Episode]

    /// Finds the episodes whose texts match, without a request; `SearchQuery` of the Repository module describes the text.
    func searchEpisodes(text: String) async throws(EpisodeError) -> Fetched<RankedMatches<Episode>>

    /// Returns all episodes of the complete collection in the cache, or else those of the snapshot, without a request.
    func getAllEpisodes() async throws(EpisodeError) -> Fetched<[Episode]>
}
