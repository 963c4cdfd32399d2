public import ChallengeCore
public import ChallengeTerminal

/// The command that brings all collections into the cache.
public struct SyncFeature: FeatureContract {
    public let commands: [Command]

    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> SyncDependencies) {
        let container: @Sendable (Invocation) throws -> SyncContainer = { invocation in
            SyncContainer(dependencies: try dependencies(invocation))
        }
        commands = [Command("sync", onDemand: SyncCommand(container: container).command)]
    }
}
