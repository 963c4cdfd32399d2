public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The episodes of the show: listed, searched, and looked at one by one.
public struct EpisodeFeature: FeatureContract {
    /// The schemas of the tables in the cache.
    public static let schemas = [EpisodeDTO.schema]

    /// The names of the tables in the cache, and the keys of their titles.
    public static let tables = [
        (name: "episodes", title: "episode.cached.episodes"),
        (name: "episodes_pages", title: "episode.cached.pages"),
    ]

    /// The kind of its items in the history.
    public static let historyKind = "episode"

    public let commands: [Command]

    /// - Parameter dependencies: Makes the dependencies of a command, which depend on its options.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> EpisodeDependencies) {
        commands = Self.commands { invocation in EpisodeContainer(dependencies: try dependencies(invocation)) }
    }

    static func commands(_ container: @escaping @Sendable (Invocation) throws -> EpisodeContainer) -> [Command] {
        [
            Command("episodes", onDemand: EpisodesCommand(container: container).command),
            Command("episode", onDemand: EpisodeCommand(container: container).command),
        ]
    }
}
