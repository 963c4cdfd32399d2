import ChallengeCore

/// A use case that adds items to the favorites.
struct AddFavoritesUseCase: Sendable {
    typealias Lookup =
        @Sendable (_ kind: String, [ItemKey], CachePolicy) async throws(APIError) -> LookupResults<ItemKey, ItemCopy>

    /// Looks up several items of a kind with as few requests as possible.
    let copies: Lookup
    let favorites: any FavoritesRepositoryContract
    let clock: any ClockContract

    /// Fetches the items with as few requests as possible, and adds those that exist and are not favorites yet.
    ///
    /// - Parameters:
    ///   - details: The details of each item that `noted` does not contain.
    ///   - noted: The details of each item that has its own note.
    func execute(
        _ items: [ItemID], details: FavoriteDetails, noted: [ItemID: FavoriteDetails] = [:],
        cachePolicy: CachePolicy
    ) async throws(FavoritesError) -> FavoritesAddition {
        let addedAt = Timestamp(clock.now)
        var results: [ItemID: LookupResult<Favorite>] = [:]
        var cacheFailure: StorageFailure?
        for kind in items.map(\.kind).withoutRepetition {
            let items = items.filter { $0.kind == kind }
            let found = try await found(kind, items, cachePolicy)
            cacheFailure = cacheFailure ?? found.cacheFailure
            // The key of an item can differ from the one with which it was found, such as a code.
            for (item, entry) in zip(items, found.entries) {
                results[item] = entry.result.map { copy in
                    Favorite(kind: kind, item: copy, details: noted[item] ?? details, addedAt: addedAt)
                }
            }
        }
        let candidates = LookupResults(
            items.compactMap { item in results[item].map { .init(item, $0) } }, cacheFailure: cacheFailure)
        let duplicates = try await favorites.add(candidates.found.map(\.value))
        return FavoritesAddition(favorites: candidates, duplicates: Set(duplicates))
    }

    private func found(
        _ kind: String, _ items: [ItemID], _ cachePolicy: CachePolicy
    ) async throws(FavoritesError) -> LookupResults<ItemKey, ItemCopy> {
        do {
            return try await copies(kind, items.map(\.key), cachePolicy)
        } catch {
            throw .loadFailed(error)
        }
    }
}

/// The result of adding items to the favorites.
struct FavoritesAddition: Sendable, Equatable {
    /// The results of looking up the items, as favorites, in request order.
    let favorites: LookupResults<ItemID, Favorite>
    /// The favorites that existed already, which are not changed.
    let duplicates: Set<ItemID>

    var added: [Favorite] { found.filter { !duplicates.contains($0.id) } }

    var old: [Favorite] { found.filter { duplicates.contains($0.id) } }

    /// The results without the favorites that existed already.
    var others: LookupResults<ItemID, Favorite> {
        let old = Set(old.map(\.id))
        let entries = favorites.entries.filter { entry in
            if case .found(let favorite) = entry.result { !old.contains(favorite.value.id) } else { true }
        }
        return LookupResults(entries, cacheFailure: favorites.cacheFailure)
    }

    private var found: [Favorite] { favorites.found.map(\.value) }
}
