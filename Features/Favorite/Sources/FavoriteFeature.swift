public import ChallengeCollections
public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The commands for the user's favorite characters, with notes, ratings and tags.
public struct FavoriteFeature: FeatureContract {
    /// The schemas of the tables in the library.
    public static let schemas = [FavoritesSQLiteDataSource.schema]

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("favorites", aliases: ["favs", "favourites"]) { FavoritesCommand(container: $0.container).command }
    ]

    /// The names of the fields of a favorite.
    public static var fieldNames: [FieldName] { RecordSchema.favorites().fieldNames }

    let container: @Sendable (Invocation) throws -> FavoriteContainer

    /// - Parameters:
    ///   - library: The library, which stores the favorites.
    ///   - dependencies: A factory, because the dependencies depend on the options of a command.
    public init(
        library: Database, clock: any ClockContract,
        dependencies: @escaping @Sendable (Invocation) throws -> FavoriteDependencies
    ) {
        container = { invocation in
            FavoriteContainer(library: library, clock: clock) { try dependencies(invocation) }
        }
    }

    /// Returns the favorites for a browser.
    public static func marks(
        library: Database, clock: any ClockContract, _ dependencies: FavoriteDependencies
    ) -> ItemMarks {
        FavoriteMarks(container: FavoriteContainer(library: library, clock: clock) { dependencies }).marks
    }
}
