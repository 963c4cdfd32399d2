public import ChallengeCore
public import ChallengeRepository
public import ChallengeTerminal

/// The command that brings all collections into the cache.
public struct SyncFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("sync") { SyncCommand(container: $0.container).command }
    ]

    let container: @Sendable (Invocation) throws -> SyncContainer
}

extension SyncFeature {
    /// - Parameter collections: A factory, because the collections depend on the options of a command.
    public init(
        clock: any ClockContract,
        collections: @escaping @Sendable (Invocation) throws -> [any CollectionSyncContract]
    ) {
        self.init(container: {
            SyncContainer(repository: SyncRepository(collections: try collections($0), clock: clock))
        })
    }
}
