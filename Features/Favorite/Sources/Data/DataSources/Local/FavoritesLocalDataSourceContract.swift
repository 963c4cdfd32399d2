import ChallengeCore

/// A store for favorites.
protocol FavoritesLocalDataSourceContract: Sendable {
    /// Returns all favorites, the newest first.
    func getFavorites() async throws(StorageFailure) -> [FavoriteDTO]

    /// Inserts the favorites, and returns those that are stored already; if several have one item, only the first counts.
    ///
    /// - Parameter replacing: `true` if these replace the stored ones; `false` if the stored ones stay as they are.
    func insert(_ favorites: [FavoriteDTO], replacing: Bool) async throws(StorageFailure) -> [ItemID]

    /// Changes the favorites of these items in one transaction, and returns them in the order of the items.
    func update(
        _ identifiers: [ItemID], _ change: @escaping @Sendable (FavoriteDTO) -> FavoriteDTO
    ) async throws(StorageFailure) -> [FavoriteDTO]

    /// Deletes the favorites of these items, and returns them in the order of the items.
    func delete(_ identifiers: [ItemID]) async throws(StorageFailure) -> [FavoriteDTO]

    /// Deletes all favorites.
    func deleteAll() async throws(StorageFailure)

    /// Yields immediately, and again whenever the favorites may have changed, also by another process.
    func changes() -> AsyncStream<Void>
}
