public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The commands for the user's favorite characters, with notes, ratings and tags.
public struct FavoriteFeature: FeatureContract {
    /// The schemas of the tables in the library.
    public static let schemas = [FavoritesSQLiteDataSource.schema]

    public let commands: [Command]

    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> FavoriteDependencies) {
        let container: @Sendable (Invocation) throws -> FavoriteContainer = { invocation in
            FavoriteContainer(dependencies: try dependencies(invocation))
        }
        commands = [Command("favorites", onDemand: FavoritesCommand(container: container).command)]
    }
}
