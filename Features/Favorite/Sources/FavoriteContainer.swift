import ChallengeCore

/// The repositories and the use case for the feature's commands.
struct FavoriteContainer: Sendable {
    let favorites: any FavoritesRepositoryContract
    let archive: any FavoritesArchiveRepositoryContract
    let addFavorites: AddFavoritesUseCase
    let cachePolicy: CachePolicy
}

extension FavoriteContainer {
    init(dependencies: FavoriteDependencies) {
        let clock = dependencies.clock
        favorites = FavoritesRepository(
            local: FavoritesSQLiteDataSource(database: dependencies.library, clock: clock), clock: clock)
        archive = FavoritesArchiveRepository()
        addFavorites = AddFavoritesUseCase(characters: dependencies.characters, favorites: favorites, clock: clock)
        cachePolicy = dependencies.cachePolicy
    }
}
