public import ChallengeTerminal

/// The command that shows all collections on one screen.
public struct BrowseFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("browse") { BrowseCommand(collections: $0.collections).command }
    ]

    private let collections: @Sendable (Invocation) throws -> [BrowsedCollection]

    /// - Parameter collections: A factory, because the collections depend on the options of a command.
    public init(collections: @escaping @Sendable (Invocation) throws -> [BrowsedCollection]) {
        self.collections = collections
    }
}
