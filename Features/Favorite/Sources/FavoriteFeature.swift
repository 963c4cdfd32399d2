public import ChallengeCollections
public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The commands for the user's favorites, with notes, ratings and tags.
public struct FavoriteFeature: FeatureContract {
    /// The schemas of the tables in the library.
    public static let schemas = [FavoritesSQLiteDataSource.schema]

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("favorites", aliases: ["favs", "favourites"]) {
            FavoritesCommand(kinds: $0.kinds, container: $0.container).command
        }
    ]

    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    /// - Parameters:
    ///   - collections: The collections whose items can be favorites; a word without a kind means an item of the first.
    ///   - library: The library, which stores the favorites.
    ///   - dependencies: A factory, because the dependencies depend on the options of a command.
    public init(
        _ collections: [CollectionDescription], library: Database, clock: any ClockContract,
        dependencies: @escaping @Sendable (Invocation) throws -> FavoriteDependencies
    ) {
        kinds = ItemKinds(collections)
        container = { invocation in
            FavoriteContainer(collections, library: library, clock: clock) { try dependencies(invocation) }
        }
    }

    /// Returns the names of the fields of a favorite.
    public static func fieldNames(_ collections: [CollectionDescription]) -> [FieldName] {
        ItemKinds(collections).schema().fieldNames
    }

    /// Returns the favorites for a browser.
    public static func marks(
        _ collections: [CollectionDescription], library: Database, clock: any ClockContract,
        _ dependencies: FavoriteDependencies
    ) -> ItemMarks {
        FavoriteMarks(container: FavoriteContainer(collections, library: library, clock: clock) { dependencies }).marks
    }
}
