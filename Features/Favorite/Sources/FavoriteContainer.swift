import ChallengeCore

/// Builds the objects that the commands of the feature use.
struct FavoriteContainer: Sendable {
    let favorites: any FavoritesRepositoryContract
    let archive: any FavoritesArchiveRepositoryContract
    let addFavorites: AddFavoritesUseCase
    let importFavorites: ImportFavoritesUseCase
    let characters: any FavoriteCharactersContract
    let cachePolicy: CachePolicy
    let clock: any ClockContract

    init(dependencies: FavoriteDependencies) {
        favorites = FavoritesRepository(
            local: FavoritesSQLiteDataSource(database: dependencies.library, clock: dependencies.clock),
            clock: dependencies.clock)
        archive = FavoritesArchiveRepository()
        addFavorites = AddFavoritesUseCase(favorites: favorites)
        importFavorites = ImportFavoritesUseCase(archive: archive, addFavorites: addFavorites)
        characters = dependencies.characters
        cachePolicy = dependencies.cachePolicy
        clock = dependencies.clock
    }
}

extension FavoriteContainer {
    /// Returns several characters, with at most one request.
    func getCharacters(
        identifiers: [Int]
    ) async throws(FavoritesError) -> Batch<Int, FavoriteCharacter, FavoritesError> {
        do {
            let batch = try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy)
            return Batch(
                outcomes: batch.outcomes.map { outcome in
                    let failure: (RelatedFailure) -> FavoritesError = { FavoritesError($0, identifiers: [outcome.key]) }
                    return .init(outcome.key, outcome.result.map { $0.mapFailure(failure) }.mapError(failure))
                },
                cacheFailure: batch.cacheFailure.map { FavoritesError($0, identifiers: []) })
        } catch {
            throw FavoritesError(error, identifiers: identifiers)
        }
    }
}
