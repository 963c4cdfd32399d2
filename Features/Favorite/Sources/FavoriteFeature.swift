public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The characters that a person keeps on this machine, with notes, ratings and tags.
public struct FavoriteFeature: FeatureContract {
    /// The tables that the feature keeps in the library.
    public static let schemas = [FavoritesSQLiteDataSource.schema]

    public let commands: [Command]

    /// Takes a factory, because dependencies depend on command-line options.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> FavoriteDependencies) {
        let container: @Sendable (Invocation) throws -> FavoriteContainer = { invocation in
            FavoriteContainer(dependencies: try dependencies(invocation))
        }
        commands = [Command("favorites", onDemand: FavoritesCommand(container: container).command)]
    }
}
