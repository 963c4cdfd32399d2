/// Adds favorites out of a file: all that are new, or none when one cannot be kept.
struct ImportFavoritesUseCase: Sendable {
    let archive: any FavoritesArchiveRepositoryContract
    let addFavorites: AddFavoritesUseCase

    func execute(path: String) async throws(FavoritesError) -> FavoritesAddition {
        try await addFavorites.execute(try await archive.read(path))
    }
}
