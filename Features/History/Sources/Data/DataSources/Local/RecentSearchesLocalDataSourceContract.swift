import ChallengeCore

/// A store for recent searches.
protocol RecentSearchesLocalDataSourceContract: Sendable {
    /// Returns the searches of all kinds, the newest first.
    func getSearches() async throws(StorageFailure) -> [RecentSearchDTO]

    /// Stores the search as the newest one, and deletes the oldest searches of its kind beyond the limit.
    func save(_ search: RecentSearchDTO, limit: Int) async throws(StorageFailure)

    /// Deletes the searches of all kinds with this text, and returns `true` if there was one.
    func delete(_ text: String) async throws(StorageFailure) -> Bool

    /// Deletes all searches.
    func deleteAll() async throws(StorageFailure)
}
