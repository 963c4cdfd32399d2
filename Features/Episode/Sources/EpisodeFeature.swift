public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The episodes of the show: listed, searched, and looked at one by one.
public struct EpisodeFeature: FeatureContract {
    /// The tables that the feature keeps in the cache.
    public static let schemas = [EpisodeDTO.schema]

    /// Those tables, and the keys of what people call what is in them.
    public static let tables = [
        (name: "episodes", title: "episode.cached.episodes"),
        (name: "episodes_pages", title: "episode.cached.pages"),
    ]

    public let commands: [Command]

    /// Takes a way to the ports instead of the ports, because they depend on the options of the line.
    public init(ports: @escaping @Sendable (Invocation) throws -> EpisodePorts) {
        let container: @Sendable (Invocation) throws -> EpisodeContainer = { invocation in
            EpisodeContainer(ports: try ports(invocation))
        }
        commands = [
            EpisodesCommand(container: container).command,
            EpisodeCommand(container: container).command,
        ]
    }
}
