public import ChallengeCore
public import ChallengeRepository

/// Episodes, as far as other features may know them.
public struct EpisodeSummaries: Sendable {
    private let episodes: any EpisodeRepositoryContract

    public init(session: RepositorySession) {
        episodes = EpisodeContainer.episodes(session)
    }

    /// Several at once, for one request at most.
    public func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(RelatedFailure) -> Batch<Int, EpisodeSummary, RelatedFailure> {
        do {
            return try await episodes.getEpisodes(identifiers: identifiers, cachePolicy: cachePolicy)
                .map(EpisodeSummary.init).mapFailure(\.related)
        } catch {
            throw error.related
        }
    }
}
