import ChallengeCore

/// Episodes by identifier, page or text.
protocol EpisodeRepositoryContract: Sendable {
    /// Finds episodes by a text, and reads all of them.
    var search: any ItemSearchContract<Episode> { get }

    /// Returns the episode with the identifier.
    func getEpisode(identifier: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Episode>

    /// Looks up several episodes with as few requests as possible.
    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> LookupResults<Int, Episode>

    /// Returns a page of the episodes that meet the filter; the page is empty if none does.
    func searchEpisodesPage(
        page: Int, filter: EpisodesFilter, cachePolicy: CachePolicy
    ) async throws(EpisodeError) -> Fetched<Page<Episode>>

    /// Returns the identifiers of the codes in the snapshot.
    ///
    /// They can be out of date, so the caller must compare the code of the fetched episode.
    func getIdentifiers(codes: [EpisodeCode]) async -> [EpisodeCode: Int]
}

extension EpisodeRepositoryContract {
    /// Returns a page of all episodes.
    func getEpisodesPage(page: Int, cachePolicy: CachePolicy) async throws(EpisodeError) -> Fetched<Page<Episode>> {
        try await searchEpisodesPage(page: page, filter: .none, cachePolicy: cachePolicy)
    }
}
