import ChallengeCore

/// Adds characters to the favorites.
struct AddFavoritesUseCase: Sendable {
    let characters: any FavoriteCharactersContract
    let favorites: any FavoritesRepositoryContract
    let clock: any ClockContract

    /// Fetches the characters, with at most one request, and adds those that exist and are no favorites yet.
    func execute(
        identifiers: [Int], remarks: FavoriteRemarks, cachePolicy: CachePolicy
    ) async throws(FavoritesError) -> FavoritesAddition {
        let found = try await getCharacters(identifiers, cachePolicy)
        let addedAt = Timestamp(clock.now)
        let candidates = found.map { Favorite(character: $0, remarks: remarks, addedAt: addedAt) }
        let duplicates = try await favorites.add(candidates.found.map(\.value))
        return FavoritesAddition(favorites: candidates, duplicates: duplicates)
    }

    private func getCharacters(
        _ identifiers: [Int], _ cachePolicy: CachePolicy
    ) async throws(FavoritesError) -> Batch<Int, FavoriteCharacter, FavoritesError> {
        do {
            let batch = try await characters.getCharacters(identifiers: identifiers, cachePolicy: cachePolicy)
            return Batch(
                outcomes: batch.outcomes.map { outcome in
                    let error: (RelatedFailure) -> FavoritesError = { FavoritesError($0, identifiers: [outcome.key]) }
                    return .init(outcome.key, outcome.result.map { $0.mapFailure(error) }.mapError(error))
                },
                cacheFailure: batch.cacheFailure.map { FavoritesError($0, identifiers: identifiers) })
        } catch {
            throw FavoritesError(error, identifiers: identifiers)
        }
    }
}
