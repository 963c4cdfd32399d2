import ChallengeCollections
import ChallengeCore
import ChallengePersistence

/// The repositories and the use case for the feature's commands.
struct FavoriteContainer: Sendable {
    let clock: any ClockContract
    let kinds: ItemKinds
    let favorites: any FavoritesRepositoryContract
    let archive: any FavoritesArchiveRepositoryContract
    /// Returns the items that can become favorites.
    ///
    /// It is a factory, so that the other commands do not fail if the settings of the API are invalid.
    let candidates: @Sendable () throws -> FavoriteCandidates
    /// Returns the pictures for the terminal, with the addresses of those of favorites that this machine has as items.
    var pictures: @Sendable ([Favorite]) async throws -> FavoritePictures = { _ in FavoritePictures() }
}

/// The pictures of favorites.
struct FavoritePictures: Sendable {
    var terminal: TerminalPictures?
    var addresses: [ItemID: String] = [:]
}

/// The items that can become favorites, with the policy of the command line.
struct FavoriteCandidates: Sendable {
    let add: AddFavoritesUseCase
    /// Returns the search for the items of a kind; `nil` for a kind that the program does not have.
    let search: @Sendable (_ kind: String) -> (any ItemSearchContract<NamedItem>)?
    let cachePolicy: CachePolicy
}

extension FavoriteContainer {
    init(
        _ collections: [CollectionDescription], library: Database, clock: any ClockContract,
        dependencies: @escaping @Sendable () throws -> FavoriteDependencies
    ) {
        self.clock = clock
        kinds = ItemKinds(collections)
        let favorites = Self.favorites(library, clock)
        self.favorites = favorites
        archive = FavoritesArchiveRepository()
        pictures = { favorites in
            let dependencies = try dependencies()
            var pictures = FavoritePictures(terminal: dependencies.pictures)
            for collection in collections {
                let keys = favorites.filter { $0.kind == collection.kind }.map(\.item.key)
                for (key, address) in await collection.pictures(dependencies.session, of: keys) {
                    pictures.addresses[ItemID(collection.kind, key)] = address
                }
            }
            return pictures
        }
        candidates = {
            let dependencies = try dependencies()
            let items = { @Sendable (kind: String) in
                collections.first { $0.kind == kind }?.items(dependencies.session)
            }
            return FavoriteCandidates(
                add: AddFavoritesUseCase(
                    copies: { (kind, keys, cachePolicy) async throws(APIError) in
                        try await items(kind)?.copies(keys, cachePolicy) ?? LookupResults([])
                    }, favorites: favorites, clock: clock),
                search: { items($0)?.search }, cachePolicy: dependencies.cachePolicy)
        }
    }

    /// Returns the repository, also for the summaries that other features read.
    static func favorites(_ library: Database, _ clock: any ClockContract) -> any FavoritesRepositoryContract {
        FavoritesRepository(local: FavoritesSQLiteDataSource(database: library, clock: clock))
    }
}
