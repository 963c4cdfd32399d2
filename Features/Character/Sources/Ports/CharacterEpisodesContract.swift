public import ChallengeCore

/// The episodes that characters appear in, as somebody else knows them.
public protocol CharacterEpisodesContract: Sendable {
    /// Several at once, for one request at most.
    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, CharacterEpisode>
}

/// An episode, as far as its characters care.
public struct CharacterEpisode: Sendable, Equatable {
    let name: String
    let code: String
    /// As ISO 8601 writes it.
    let airDate: String?

    public init(name: String, code: String, airDate: String?) {
        self.name = name
        self.code = code
        self.airDate = airDate
    }
}
