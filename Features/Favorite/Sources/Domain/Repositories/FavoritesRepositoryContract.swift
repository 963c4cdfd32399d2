import ChallengeCore

/// The user's favorites.
protocol FavoritesRepositoryContract: Sendable {
    /// Returns the favorites that match the query, the best match first, and equal ones the newest first.
    func getFavorites(_ query: FavoritesQuery) async throws(FavoritesError) -> [Favorite]

    /// Adds the favorites in one transaction, and returns those that are stored already.
    ///
    /// - Parameter replacing: `true` if these replace the stored ones; `false` if the stored ones stay as they are.
    @discardableResult
    func add(_ favorites: [Favorite], replacing: Bool) async throws(FavoritesError) -> [ItemID]

    /// Changes the details of the favorites with these identifiers, in one transaction, and returns them in the order
    /// of the identifiers; a favorite with which the change conflicts stays as it is.
    ///
    /// Throws `notFavorites` if there are identifiers and none is a favorite.
    func update(_ identifiers: [ItemID], _ change: FavoriteDetailsChange) async throws(FavoritesError) -> [Favorite]

    /// Deletes the favorites with these identifiers, in one transaction, and returns the deleted ones in the order of
    /// the identifiers.
    ///
    /// Throws `notFavorites` if there are identifiers and none is a favorite.
    @discardableResult
    func delete(_ identifiers: [ItemID]) async throws(FavoritesError) -> [Favorite]

    /// Deletes all favorites.
    func deleteAll() async throws(FavoritesError)

    /// Yields all favorites immediately, and again after each change, also by another process.
    ///
    /// The observation ends when the caller stops reading the stream.
    func observe() -> AsyncStream<Result<[Favorite], FavoritesError>>
}

extension FavoritesRepositoryContract {
    /// Adds the favorites that are not stored yet, and returns the others.
    @discardableResult
    func add(_ favorites: [Favorite]) async throws(FavoritesError) -> [ItemID] {
        try await add(favorites, replacing: false)
    }

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
