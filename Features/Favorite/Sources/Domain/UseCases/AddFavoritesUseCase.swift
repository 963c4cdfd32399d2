import ChallengeCore

/// A use case that adds characters to the favorites.
struct AddFavoritesUseCase: Sendable {
    let characters: CharactersPort
    let favorites: any FavoritesRepositoryContract
    let clock: any ClockContract

    /// Fetches the characters with as few requests as possible, and adds those that exist and are not favorites yet.
    ///
    /// - Parameters:
    ///   - details: The details of each identifier that `noted` does not contain.
    ///   - noted: The details of each identifier that has its own note.
    func execute(
        identifiers: [Int], details: FavoriteDetails, noted: [Int: FavoriteDetails] = [:], cachePolicy: CachePolicy
    ) async throws(FavoritesError) -> FavoritesAddition {
        let found: LookupResults<Int, FavoriteCharacter>
        do {
            found = try await characters.characters(identifiers, cachePolicy)
        } catch {
            throw .loadFailed(error)
        }
        let addedAt = Timestamp(clock.now)
        let candidates = found.map { Favorite(character: $0, details: noted[$0.id] ?? details, addedAt: addedAt) }
        let duplicates = try await favorites.add(candidates.found.map(\.value))
        return FavoritesAddition(favorites: candidates, duplicates: duplicates)
    }
}

/// The result of adding characters to the favorites.
struct FavoritesAddition: Sendable, Equatable {
    /// The results of looking up the characters, as favorites, in request order.
    let favorites: LookupResults<Int, Favorite>
    /// The identifiers of the characters that were favorites already, which are not changed.
    let duplicates: [Int]

    var added: [Favorite] {
        let duplicates = Set(duplicates)
        return favorites.found.map(\.value).filter { !duplicates.contains($0.id) }
    }
}
