import ChallengeCore
import ChallengePersistence

/// A store for favorites.
///
/// Each change is one transaction.
protocol FavoritesLocalDataSourceContract: Sendable {
    /// The path of the file; `nil` if there is none.
    var path: String? { get }

    /// Returns the favorites that have the tags of the query, the newest first.
    func getFavorites(_ query: FavoritesQuery) async throws(DatabaseError) -> [FavoriteDTO]

    /// Returns the favorites whose names or identifiers start with the text, ignoring case and accents, in ascending
    /// order of the identifiers: at most `limit`, and the alphabetically first and last ones.
    func getNames(startingWith text: String, limit: Int) async throws(DatabaseError) -> [NamedItem]

    /// Returns the tags that start with the text in lower case, with the numbers of their favorites, the most used tags
    /// first.
    func getTags(startingWith text: String) async throws(DatabaseError) -> [FavoritesStatistics.Count]

    /// Inserts the new favorites, and returns the identifiers of the others, which are stored already or repeated.
    func insert(_ favorites: [FavoriteDTO]) async throws(DatabaseError) -> [Int]

    /// Stores the favorites, and returns the identifiers of those that it replaced.
    ///
    /// A favorite replaces the stored one with the same identifier. If several of the favorites have one identifier,
    /// the first of them is stored.
    func insertOrReplace(_ favorites: [FavoriteDTO]) async throws(DatabaseError) -> [Int]

    /// Changes the details of the favorites with these identifiers, and returns them in the order of the identifiers; a
    /// favorite with which the change conflicts stays as it is.
    func update(identifiers: [Int], _ change: FavoriteDetailsChange) async throws(DatabaseError) -> [FavoriteDTO]

    /// Deletes the favorites with these identifiers, and returns the identifiers that existed.
    func delete(identifiers: [Int]) async throws(DatabaseError) -> [FavoriteDTO]

    func deleteAll() async throws(DatabaseError)

    /// Returns the statistics, with the numbers of favorites that were added in these periods.
    func getStatistics(
        today: Range<Timestamp>, thisWeek: Range<Timestamp>
    ) async throws(DatabaseError) -> FavoritesStatistics

    /// Yields immediately, and again whenever the favorites may have changed, also by another process.
    func changes() -> AsyncStream<Void>
}
