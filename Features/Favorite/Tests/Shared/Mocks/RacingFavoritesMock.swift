import ChallengeCore

@testable import ChallengeFavorite

/// Favorites to which somebody else adds one just before the first addition.
struct RacingFavoritesMock: FavoritesRepositoryContract {
    let favorites: FavoritesRepository
    let rival: Favorite

    func add(_ added: [Favorite]) async throws(FavoritesError) {
        if try await favorites.get(identifier: rival.id) == nil { try await favorites.add([rival]) }
        try await favorites.add(added)
    }

    func getAll() async throws(FavoritesError) -> [Favorite] { try await favorites.getAll() }

    func getPage(_ page: Int, of query: FavoritesQuery) async throws(FavoritesError) -> Page<Favorite> {
        try await favorites.getPage(page, of: query)
    }

    func get(identifier: Int) async throws(FavoritesError) -> Favorite? {
        try await favorites.get(identifier: identifier)
    }

    func update(identifiers: [Int], _ change: RemarksChange) async throws(FavoritesError) -> [Favorite] {
        try await favorites.update(identifiers: identifiers, change)
    }

    func delete(identifiers: [Int]) async throws(FavoritesError) {
        try await favorites.delete(identifiers: identifiers)
    }

    func search(_ text: String) async throws(FavoritesError) -> [Favorite] { try await favorites.search(text) }

    func deleteAll() async throws(FavoritesError) { try await favorites.deleteAll() }

    func statistics() async throws(FavoritesError) -> FavoritesStatistics { try await favorites.statistics() }

    func observe() -> AsyncStream<Result<[Favorite], FavoritesError>> { favorites.observe() }
}
