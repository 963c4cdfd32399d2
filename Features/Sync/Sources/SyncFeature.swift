public import ChallengeTerminal

/// The command that brings all collections into the cache.
public struct SyncFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("sync") { SyncCommand(container: $0.container).command }
    ]

    let container: @Sendable (Invocation) throws -> SyncContainer
}

extension SyncFeature {
    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> SyncDependencies) {
        self.init(container: { invocation in SyncContainer(dependencies: try dependencies(invocation)) })
    }
}
