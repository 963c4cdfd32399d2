public import ChallengeCollections
public import ChallengeCore
public import ChallengeRepository
public import ChallengeTerminal

/// The commands over whole collections.
public struct StatisticsFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("stats") { StatsCommand(collections: $0.collections, reads: $0.reads).command },
        CommandEntry("compare") { CompareCommand(collections: $0.collections, context: $0.context).command },
        CommandEntry("random") { RandomCommand(collections: $0.collections, session: $0.localSession).command },
    ]

    let collections: [CollectionDescription]
    let reads: @Sendable (Invocation) throws -> Reads
    let localSession: @Sendable (Invocation) throws -> RepositorySession
    let context: @Sendable (Invocation) throws -> CollectionContext

    public typealias Reads = (session: RepositorySession, cachePolicy: CachePolicy)

    /// - Parameters:
    ///   - collections: The collections that the commands accept, starting with the default.
    ///   - reads: Returns the session and the policy of a command that counts; both depend on its options.
    ///   - localSession: Returns the session of a command that reads what is on this machine.
    ///   - context: Returns the context of a command that prints items.
    public init(
        collections: [CollectionDescription], reads: @escaping @Sendable (Invocation) throws -> Reads,
        localSession: @escaping @Sendable (Invocation) throws -> RepositorySession,
        context: @escaping @Sendable (Invocation) throws -> CollectionContext
    ) {
        self.collections = collections
        self.reads = reads
        self.localSession = localSession
        self.context = context
    }
}
