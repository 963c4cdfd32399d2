import ChallengeCore
import ChallengePersistence

/// A place where favorites are kept.
///
/// Each change happens as a whole or not at all; one that names favorites that are there already, or are not, happens not
/// at all and answers their identifiers.
protocol FavoritesLocalDataSourceContract: Sendable {
    /// Those that the query asks for: so many behind an offset.
    func getFavorites(
        _ query: FavoritesQuery, offset: Int, limit: Int
    ) async throws(DatabaseError) -> FavoritesPageDTO

    func getFavorite(identifier: Int) async throws(DatabaseError) -> FavoriteDTO?

    /// Answers those that were there already.
    func insert(_ favorites: [FavoriteDTO]) async throws(DatabaseError) -> [Int]

    /// Changes note, rating and tags of what is there at that moment, and answers those that are not there.
    func update(identifiers: [Int], _ change: RemarksChange) async throws(DatabaseError) -> [Int]

    /// Answers those that are not there.
    func delete(identifiers: [Int]) async throws(DatabaseError) -> [Int]

    func deleteAll() async throws(DatabaseError)

    /// The numbers, with those added since two moments.
    func getStatistics(today: Timestamp, thisWeek: Timestamp) async throws(DatabaseError) -> FavoritesStatistics

    /// Yields now, and whenever something may have changed.
    func changes() -> AsyncStream<Void>
}
