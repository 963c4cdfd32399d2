public import ChallengeCore

/// A provider of the episodes that characters appear in, implemented by the app with another feature.
public protocol EpisodeProviderContract: Sendable {
    /// Looks up several episodes with as few requests as possible.
    func getEpisodes(
        identifiers: [Int], cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> LookupResults<Int, AppearanceEpisode>

    /// Returns the identifiers of the characters in an episode, or `nil` if no episode has the identifier or code.
    func getCast(episode: String, cachePolicy: CachePolicy) async throws(CollectionFailure) -> Fetched<[Int]>?

    /// Finds the episodes whose names contain every word of `name`; `localFirst` finds them without a request.
    func findEpisodes(
        named name: String, cachePolicy: CachePolicy
    ) async throws(CollectionFailure) -> NameMatches<NamedItem>

    /// Finds the episodes on this machine whose names, codes or identifiers start with the text.
    func findEpisodes(startingWith text: String) async throws(CollectionFailure) -> [NamedItem]
}

/// The values of an episode that `--episodes` prints for a character.
public struct AppearanceEpisode: Sendable, Equatable {
    let name: String
    let code: String
    /// The date in the format of ISO 8601.
    let airDate: String?

    public init(name: String, code: String, airDate: String?) {
        self.name = name
        self.code = code
        self.airDate = airDate
    }
}
