import ChallengeCore
import ChallengePersistence

/// A place where favorites are kept.
///
/// Each change is one transaction.
protocol FavoritesLocalDataSourceContract: Sendable {
    /// The path of the file; `nil` if there is none.
    var path: String? { get }

    /// Those that the query asks for: so many behind an offset.
    func getFavorites(
        _ query: FavoritesQuery, offset: Int, limit: Int
    ) async throws(DatabaseError) -> FavoritesPageDTO

    func getFavorite(identifier: Int) async throws(DatabaseError) -> FavoriteDTO?

    /// Inserts those that are new, and returns the identifiers of the others: they are there already, or repeated.
    func insert(_ favorites: [FavoriteDTO]) async throws(DatabaseError) -> [Int]

    /// Changes note, rating and tags of those that are there, and returns them in the order of the identifiers.
    func update(identifiers: [Int], _ change: FavoriteDetailsChange) async throws(DatabaseError) -> [FavoriteDTO]

    /// Deletes those that are there, and returns their identifiers.
    func delete(identifiers: [Int]) async throws(DatabaseError) -> [Int]

    func deleteAll() async throws(DatabaseError)

    /// The numbers, with those added since two moments.
    func getStatistics(today: Timestamp, thisWeek: Timestamp) async throws(DatabaseError) -> FavoritesStatistics

    /// Yields now, and whenever something may have changed.
    func changes() -> AsyncStream<Void>
}
