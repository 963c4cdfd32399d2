public import ChallengeCore

/// The episodes of another feature, in which characters appear.
public struct EpisodesPort: Sendable {
    /// Looks up several episodes with as few requests as possible.
    let episodes: @Sendable ([Int], CachePolicy) async throws(APIError) -> LookupResults<Int, AppearanceEpisode>
    /// Returns the identifiers of the characters in an episode, or `nil` if no episode has the identifier or code.
    let cast: @Sendable (_ episode: String, CachePolicy) async throws(APIError) -> Fetched<[Int]>?
    let names: NamedItems

    public init(
        episodes:
            @escaping @Sendable ([Int], CachePolicy) async throws(APIError) -> LookupResults<Int, AppearanceEpisode>,
        cast: @escaping @Sendable (_ episode: String, CachePolicy) async throws(APIError) -> Fetched<[Int]>?,
        names: NamedItems
    ) {
        self.episodes = episodes
        self.cast = cast
        self.names = names
    }
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
