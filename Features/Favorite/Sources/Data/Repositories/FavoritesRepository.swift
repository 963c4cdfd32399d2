import ChallengeCore
import ChallengePersistence
import ChallengeRepository

/// Favorites, which are stored only on this machine.
struct FavoritesRepository: FavoritesRepositoryContract {
    let local: FavoritesSQLiteDataSource
    let clock: any ClockContract
    private let fromDTO = FavoriteMapper()
    private let toDTO = FavoriteDTOMapper()

    func getFavorites(_ query: FavoritesQuery) async throws(FavoritesError) -> [Favorite] {
        let favorites = try await translate { () async throws(DatabaseError) in
            try await local.getFavorites(query)
        }.map(fromDTO.map)
        guard let text = query.text else { return favorites }
        return (try? SearchQuery(text))?.matches(among: favorites, texts: \.searchedTexts).items ?? []
    }

    func getNames(startingWith text: String, limit: Int) async throws(FavoritesError) -> [NamedItem] {
        try await translate { () async throws(DatabaseError) in
            try await local.getNames(startingWith: text, limit: limit)
        }
    }

    func getTags(startingWith text: String) async throws(FavoritesError) -> [FavoritesStatistics.Count] {
        try await translate { () async throws(DatabaseError) in try await local.getTags(startingWith: text.asTag) }
    }

    @discardableResult
    func add(_ favorites: [Favorite]) async throws(FavoritesError) -> [Int] {
        try await translate { () async throws(DatabaseError) in try await local.insert(favorites.map(toDTO.map)) }
    }

    func insertOrReplace(_ favorites: [Favorite]) async throws(FavoritesError) -> [Int] {
        try await translate { () async throws(DatabaseError) in
            try await local.insertOrReplace(favorites.map(toDTO.map))
        }
    }

    func update(identifiers: [Int], _ change: FavoriteDetailsChange) async throws(FavoritesError) -> [Favorite] {
        let changed = try await translate { () async throws(DatabaseError) in
            try await local.update(identifiers: identifiers, change)
        }
        if changed.isEmpty, !identifiers.isEmpty { throw .notFavorites(identifiers: identifiers) }
        return changed.map(fromDTO.map)
    }

    @discardableResult
    func delete(identifiers: [Int]) async throws(FavoritesError) -> [Favorite] {
        let deleted = try await translate { () async throws(DatabaseError) in
            try await local.delete(identifiers: identifiers)
        }
        if deleted.isEmpty, !identifiers.isEmpty { throw .notFavorites(identifiers: identifiers) }
        return deleted.map(fromDTO.map)
    }

    func deleteAll() async throws(FavoritesError) {
        try await translate { () async throws(DatabaseError) in try await local.deleteAll() }
    }

    func statistics() async throws(FavoritesError) -> FavoritesStatistics {
        let now = clock.now
        return try await translate { () async throws(DatabaseError) in
            try await local.getStatistics(today: LocalCalendar().day(of: now), thisWeek: LocalCalendar().week(of: now))
        }
    }

    func observe() -> AsyncStream<Result<[Favorite], FavoritesError>> {
        AsyncStream { continuation in
            let watch = Task {
                for await _ in local.changes() {
                    do throws(FavoritesError) {
                        continuation.yield(.success(try await getAll()))
                    } catch {
                        continuation.yield(.failure(error))
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in watch.cancel() }
        }
    }

    private func translate<Value>(
        _ work: () async throws(DatabaseError) -> Value
    ) async throws(FavoritesError) -> Value {
        do {
            return try await work()
        } catch {
            throw .storageFailed(StorageFailure(error, path: local.path))
        }
    }
}
