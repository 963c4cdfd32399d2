public import ChallengeCore

/// The episodes that characters appear in, as somebody else knows them.
public protocol CharacterEpisodesContract: Sendable {
    /// Several at once, for one request at most.
    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CharacterEpisode>
}
