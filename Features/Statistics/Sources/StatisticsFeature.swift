public import ChallengeCollections
public import ChallengeRepository
public import ChallengeTerminal

/// The commands over whole collections on this machine.
public struct StatisticsFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("stats") { StatsCommand(collections: $0.collections, session: $0.session).command },
        CommandEntry("random") { RandomCommand(collections: $0.collections, session: $0.session).command },
    ]

    let collections: [CollectionDescription]
    let session: @Sendable (Invocation) throws -> RepositorySession

    /// - Parameters:
    ///   - collections: The collections that the commands accept, starting with the default.
    ///   - session: A factory, because the session depends on the options of a command.
    public init(
        collections: [CollectionDescription], session: @escaping @Sendable (Invocation) throws -> RepositorySession
    ) {
        self.collections = collections
        self.session = session
    }
}
