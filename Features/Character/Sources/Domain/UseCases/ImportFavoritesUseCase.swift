import ChallengeCore

/// Adds favorites out of a file: all that are new, or none when one cannot be kept.
struct ImportFavoritesUseCase: Sendable {
    let favorites: any FavoritesRepositoryContract
    let archive: any FavoritesArchiveRepositoryContract

    func execute(path: String) async throws(FavoritesError) -> FavoritesImport {
        let imported = try await archive.read(path)
        var known = Set(try await favorites.getAll().map(\.id))
        var added: [Favorite] = []
        var duplicates: [Int] = []
        for favorite in imported {
            if known.insert(favorite.id).inserted { added.append(favorite) } else { duplicates.append(favorite.id) }
        }
        do throws(FavoritesError) {
            if !added.isEmpty { try await favorites.add(added) }
        } catch .alreadyFavorites {
            // Another process has added one of them in the meantime: what is new is another question now.
            return try await execute(path: path)
        }
        return FavoritesImport(added: added, duplicates: duplicates)
    }
}
