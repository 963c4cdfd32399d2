import ChallengeCore

/// The user's favorite characters.
protocol FavoritesRepositoryContract: Sendable {
    /// Returns the favorites that match the query, the best match first, and equal ones the newest first.
    func getFavorites(_ query: FavoritesQuery) async throws(FavoritesError) -> [Favorite]

    /// Returns the favorites whose names or identifiers start with the text, ignoring case and accents: at most `limit`,
    /// and the alphabetically first and last ones.
    func getFavorites(startingWith text: String, limit: Int) async throws(FavoritesError) -> [Favorite]

    /// Returns the tags that start with the text, ignoring case, the most used ones first.
    func getTags(startingWith text: String) async throws(FavoritesError) -> [FavoritesStatistics.Count]

    /// Adds the favorites that are not stored yet, in one transaction, and returns the identifiers of the others.
    @discardableResult
    func add(_ favorites: [Favorite]) async throws(FavoritesError) -> [Int]

    /// Stores the favorites in one transaction, and returns the identifiers of those that it replaced.
    ///
    /// A favorite replaces the stored one with the same identifier.
    func insertOrReplace(_ favorites: [Favorite]) async throws(FavoritesError) -> [Int]

    /// Changes the details of the favorites with these identifiers, in one transaction, and returns them in the order
    /// of the identifiers; a favorite with which the change conflicts stays as it is.
    ///
    /// Throws `notFavorites` if there are identifiers and none is a favorite.
    func update(identifiers: [Int], _ change: FavoriteDetailsChange) async throws(FavoritesError) -> [Favorite]

    /// Deletes the favorites with these identifiers, in one transaction, and returns the deleted ones in the order of
    /// the identifiers.
    ///
    /// Throws `notFavorites` if there are identifiers and none is a favorite.
    @discardableResult
    func delete(identifiers: [Int]) async throws(FavoritesError) -> [Favorite]

    /// Deletes all favorites.
    func deleteAll() async throws(FavoritesError)

    /// Returns the numbers of favorites, those of today and of this week by the clock.
    func statistics() async throws(FavoritesError) -> FavoritesStatistics

    /// Yields all favorites immediately, and again after each change, also by another process.
    ///
    /// The observation ends when the caller stops reading the stream.
    func observe() -> AsyncStream<Result<[Favorite], FavoritesError>>
}

extension FavoritesRepositoryContract {
    /// Returns all favorites, the newest first.
    func getAll() async throws(FavoritesError) -> [Favorite] { try await getFavorites(FavoritesQuery()) }
}

/// Favorites as text, for export and import.
protocol FavoritesArchiveRepositoryContract: Sendable {
    /// Returns the text of an export.
    func text(of favorites: [Favorite]) async throws(FavoritesError) -> String

    /// Writes the text; a regular file is written completely or not at all, and an existing one is replaced only if
    /// `replacing` is `true`.
    func write(_ favorites: [Favorite], to path: String, replacing: Bool) async throws(FavoritesError)

    /// Reads an export, and throws an error with the path of the first invalid value.
    func read(_ path: String) async throws(FavoritesError) -> [Favorite]
}
