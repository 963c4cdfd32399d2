public import ChallengeCore

/// The characters that appear in episodes, as somebody else knows them.
public protocol EpisodeCharactersContract: Sendable {
    /// Several at once, for one request at most.
    func getCharacters(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, EpisodeCharacter>
}
