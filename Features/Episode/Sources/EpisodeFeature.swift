public import ChallengeCore
public import ChallengePersistence
public import ChallengeRepository
public import ChallengeTerminal

/// The commands for the episodes.
public struct EpisodeFeature: FeatureContract {
    /// The schemas that the app adds to `cache.db`.
    public static let schemas = [EpisodeDTO.schema]

    /// The tables that `challenge cache status` shows.
    public static let tables = [
        CacheTable("episodes", title: "episode.cached.episodes"),
        CacheTable("episodes_pages", title: "episode.cached.pages"),
        CacheTable("episodes_collection", field: "complete.episodes", title: "episode.cached.complete", value: .date),
    ]

    /// The kind of the feature's items in the history.
    public static let historyKind = "episode"

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("episodes", aliases: ["eps"]) { EpisodesCommand(container: $0.container).command },
        CommandEntry("episode", aliases: ["ep"]) { EpisodeCommand(container: $0.container).command },
    ]

    let container: @Sendable (Invocation) throws -> EpisodeContainer

    /// Returns the collection of all episodes, for a sync.
    @Sendable public static func collection(_ session: RepositorySession) -> any CollectionSyncContract {
        CollectionSync<EpisodeDTO>(
            session, path: EpisodeRemoteDataSource.path, title: "episode.cached.episodes",
            snapshotLine: EpisodeSnapshotLine.self)
    }
}

extension EpisodeFeature {
    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> EpisodeDependencies) {
        self.init(container: { invocation in EpisodeContainer(dependencies: try dependencies(invocation)) })
    }
}

extension EpisodeFeature {
    /// The value kind of an option that takes an episode: an identifier, a code or a name.
    ///
    /// Other features pass the value to ``EpisodeSummaries``.
    public static var reference: ValueKind<ItemReference<String>> {
        let reference = ValueKind<EpisodeReference>.episodeReference
        let text = ValueKind<String>(
            placeholder: "EPISODE", expectation: reference.expectation, parse: { reference.parse($0)?.description })
        return .reference(text, expectation: .episodeReference, startsLikeValue: EpisodeReference.isStarted)
    }
}
