/// Adds those that are new, all of them or none, and leaves the others as they are.
struct AddFavoritesUseCase: Sendable {
    let favorites: any FavoritesRepositoryContract

    func execute(_ candidates: [Favorite]) async throws(FavoritesError) -> FavoritesAddition {
        var known = Set(try await favorites.getAll().map(\.id))
        var added: [Favorite] = []
        var duplicates: [Int] = []
        for favorite in candidates {
            if known.insert(favorite.id).inserted { added.append(favorite) } else { duplicates.append(favorite.id) }
        }
        do throws(FavoritesError) {
            if !added.isEmpty { try await favorites.add(added) }
        } catch .alreadyFavorites {
            // Another process has added one of them in the meantime: what is new is another question now.
            return try await execute(candidates)
        }
        return FavoritesAddition(added: added, duplicates: duplicates)
    }
}
