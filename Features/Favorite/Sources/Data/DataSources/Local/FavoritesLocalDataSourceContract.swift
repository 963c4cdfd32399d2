import ChallengeCore

/// A store for favorites.
protocol FavoritesLocalDataSourceContract: Sendable {
    /// Returns the favorites with all of the tags and at least the rating, the newest first.
    ///
    /// - Parameter minimumRating: `nil` also selects favorites without a rating.
    func getFavorites(tags: [String], minimumRating: Int?) async throws(StorageFailure) -> [FavoriteDTO]

    /// Returns the favorites whose names or identifiers start with the text, ignoring case and accents, in ascending
    /// order of the identifiers: at most `limit`, and the alphabetically first and last ones.
    func getFavorites(startingWith text: String, limit: Int) async throws(StorageFailure) -> [FavoriteDTO]

    /// Returns the tags that start with the text in lower case, with the numbers of their favorites, the most used tags
    /// first.
    func getTags(startingWith text: String) async throws(StorageFailure) -> [FavoritesCountDTO]

    /// Inserts the new favorites, and returns the identifiers of the others, which are stored already or repeated.
    func insert(_ favorites: [FavoriteDTO]) async throws(StorageFailure) -> [Int]

    /// Stores the favorites, and returns the identifiers of those that it replaced.
    ///
    /// A favorite replaces the stored one with the same identifier. If several of the favorites have one identifier,
    /// the first of them is stored.
    func insertOrReplace(_ favorites: [FavoriteDTO]) async throws(StorageFailure) -> [Int]

    /// Changes the favorites with these identifiers in one transaction, and returns them in the order of the
    /// identifiers.
    func update(
        identifiers: [Int], _ change: @escaping @Sendable (FavoriteDTO) -> FavoriteDTO
    ) async throws(StorageFailure) -> [FavoriteDTO]

    /// Deletes the favorites with these identifiers, and returns them in the order of the identifiers.
    func delete(identifiers: [Int]) async throws(StorageFailure) -> [FavoriteDTO]

    /// Deletes all favorites.
    func deleteAll() async throws(StorageFailure)

    /// Returns the numbers of favorites, also of those that were added in these periods.
    func getStatistics(
        today: Range<Timestamp>, thisWeek: Range<Timestamp>
    ) async throws(StorageFailure) -> FavoritesStatisticsDTO

    /// Yields immediately, and again whenever the favorites may have changed, also by another process.
    func changes() -> AsyncStream<Void>
}
