import ChallengeCore
import ChallengeRepository

/// Favorites, which are stored only on this machine.
struct FavoritesRepository: FavoritesRepositoryContract {
    let local: any FavoritesLocalDataSourceContract
    let clock: any ClockContract
    private let fromDTO = FavoriteMapper()
    private let toDTO = FavoriteDTOMapper()
    private let countMapper = FavoritesCountMapper()
    private let statisticsMapper = FavoritesStatisticsMapper()
    private let errorMapper = FavoritesErrorMapper()

    func getFavorites(_ query: FavoritesQuery) async throws(FavoritesError) -> [Favorite] {
        let favorites: [Favorite]
        do {
            favorites = try await local.getFavorites(tags: query.tags, minimumRating: query.minimumRating)
                .map(fromDTO.map)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading))
        }
        guard let text = query.text else { return favorites }
        return (try? SearchQuery(text))?.matches(among: favorites, texts: \.searchedTexts).items ?? []
    }

    func getFavorites(startingWith text: String, limit: Int) async throws(FavoritesError) -> [Favorite] {
        do {
            return try await local.getFavorites(startingWith: text, limit: limit).map(fromDTO.map)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading))
        }
    }

    func getTags(startingWith text: String) async throws(FavoritesError) -> [FavoritesStatistics.Count] {
        do {
            return try await local.getTags(startingWith: text.asTag).map(countMapper.map)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading))
        }
    }

    @discardableResult
    func add(_ favorites: [Favorite]) async throws(FavoritesError) -> [Int] {
        do {
            return try await local.insert(favorites.map(toDTO.map))
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving))
        }
    }

    func insertOrReplace(_ favorites: [Favorite]) async throws(FavoritesError) -> [Int] {
        do {
            return try await local.insertOrReplace(favorites.map(toDTO.map))
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving))
        }
    }

    func update(identifiers: [Int], _ change: FavoriteDetailsChange) async throws(FavoritesError) -> [Favorite] {
        let changed: [FavoriteDTO]
        do {
            changed = try await local.update(identifiers: identifiers) { [fromDTO, toDTO] favorite in
                toDTO.map(fromDTO.map(favorite).applying(change))
            }
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving))
        }
        if changed.isEmpty, !identifiers.isEmpty { throw .notFavorites(identifiers: identifiers) }
        return changed.map(fromDTO.map)
    }

    @discardableResult
    func delete(identifiers: [Int]) async throws(FavoritesError) -> [Favorite] {
        let deleted: [FavoriteDTO]
        do {
            deleted = try await local.delete(identifiers: identifiers)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting))
        }
        if deleted.isEmpty, !identifiers.isEmpty { throw .notFavorites(identifiers: identifiers) }
        return deleted.map(fromDTO.map)
    }

    func deleteAll() async throws(FavoritesError) {
        do {
            try await local.deleteAll()
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting))
        }
    }

    func statistics() async throws(FavoritesError) -> FavoritesStatistics {
        let (calendar, now) = (LocalCalendar(), clock.now)
        do {
            return statisticsMapper.map(
                try await local.getStatistics(today: calendar.day(of: now), thisWeek: calendar.week(of: now)))
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading))
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
