public import ChallengePersistence
public import ChallengeTerminal

/// The commands for the user's __manyWords__.
public struct __Name__Feature: FeatureContract {
    /// The schemas of the tables in the library.
    public static let schemas = [__Name__SQLiteDataSource.schema]

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("__plural__") { __Name__Commands(container: $0.container).command }
    ]

    let container: __Name__Container

    /// - Parameter library: The library, which stores the __manyWords__.
    public init(library: Database) { container = __Name__Container(library: library) }
}
