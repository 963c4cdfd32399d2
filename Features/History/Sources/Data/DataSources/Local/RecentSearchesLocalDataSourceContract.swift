import ChallengeCore

/// A store for recent searches, the newest first.
protocol RecentSearchesLocalDataSourceContract: Sendable {
    func getSearches() async throws(StorageFailure) -> [RecentSearchDTO]

    /// Stores the search as the newest one, and deletes the oldest searches of its kind beyond the limit.
    func save(_ search: RecentSearchDTO, limit: Int) async throws(StorageFailure)

    /// Deletes the searches of all kinds with this text, and returns `true` if there was one.
    func delete(_ text: String) async throws(StorageFailure) -> Bool
    func deleteAll() async throws(StorageFailure)
}
