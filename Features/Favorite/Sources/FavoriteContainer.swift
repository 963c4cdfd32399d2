import ChallengeCore
import ChallengePersistence

/// The repositories and the use case for the feature's commands.
struct FavoriteContainer: Sendable {
    let clock: any ClockContract
    let favorites: any FavoritesRepositoryContract
    let archive: any FavoritesArchiveRepositoryContract
    /// Returns the use case and the policy of the command line.
    ///
    /// It is a factory, so that the other commands do not fail if the settings of the API are invalid.
    let addFavorites: @Sendable () throws -> (useCase: AddFavoritesUseCase, cachePolicy: CachePolicy)
}

extension FavoriteContainer {
    init(
        library: Database, clock: any ClockContract,
        dependencies: @escaping @Sendable () throws -> FavoriteDependencies
    ) {
        self.clock = clock
        let favorites = Self.favorites(library, clock)
        self.favorites = favorites
        archive = FavoritesArchiveRepository()
        addFavorites = {
            let dependencies = try dependencies()
            let useCase = AddFavoritesUseCase(characters: dependencies.characters, favorites: favorites, clock: clock)
            return (useCase, dependencies.cachePolicy)
        }
    }

    /// Returns the repository, also for the summaries that other features read.
    static func favorites(_ library: Database, _ clock: any ClockContract) -> any FavoritesRepositoryContract {
        FavoritesRepository(local: FavoritesSQLiteDataSource(database: library, clock: clock), clock: clock)
    }
}
