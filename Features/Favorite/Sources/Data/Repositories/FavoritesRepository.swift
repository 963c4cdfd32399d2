import ChallengeCore
import ChallengeRepository

/// Favorites, which are stored only on this machine.
struct FavoritesRepository: FavoritesRepositoryContract {
    let local: any FavoritesLocalDataSourceContract
    private let fromDTO = FavoriteMapper()
    private let toDTO = FavoriteDTOMapper()
    private let errorMapper = FavoritesErrorMapper()

    func getFavorites(_ query: FavoritesQuery) async throws(FavoritesError) -> [Favorite] {
        let favorites: [Favorite]
        do {
            favorites = try await local.getFavorites().map(fromDTO.map).filter(query.includes)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading))
        }
        guard let text = query.text else { return favorites }
        return (try? SearchQuery(text))?.matches(among: favorites, texts: \.searchedTexts).items ?? []
    }

    @discardableResult
    func add(_ favorites: [Favorite], replacing: Bool) async throws(FavoritesError) -> [ItemID] {
        do {
            return try await local.insert(favorites.map(toDTO.map), replacing: replacing)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving))
        }
    }

    func update(_ identifiers: [ItemID], _ change: FavoriteDetailsChange) async throws(FavoritesError) -> [Favorite] {
        let changed: [FavoriteDTO]
        do {
            changed = try await local.update(identifiers) { [fromDTO, toDTO] stored in
                let favorite = fromDTO.map(stored)
                let changed = favorite.applying(change)
                // A conflict leaves the row as it is, also with values that this version does not know.
                return changed == favorite ? stored : toDTO.map(changed)
            }
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving))
        }
        if changed.isEmpty, !identifiers.isEmpty { throw .notFavorites(identifiers) }
        return changed.map(fromDTO.map)
    }

    @discardableResult
    func delete(_ identifiers: [ItemID]) async throws(FavoritesError) -> [Favorite] {
        let deleted: [FavoriteDTO]
        do {
            deleted = try await local.delete(identifiers)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting))
        }
        if deleted.isEmpty, !identifiers.isEmpty { throw .notFavorites(identifiers) }
        return deleted.map(fromDTO.map)
    }

    func deleteAll() async throws(FavoritesError) {
        do {
            try await local.deleteAll()
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting))
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
}
