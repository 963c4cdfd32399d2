import ChallengeCore

/// A store for recent searches, the newest first.
protocol RecentSearchesLocalDataSourceContract: Sendable {
    func getSearches() async throws(StorageFailure) -> [String]

    /// Stores the text as the newest search, and deletes the oldest searches beyond the limit.
    func save(_ text: String, limit: Int) async throws(StorageFailure)

    /// Returns `true` if the text was stored.
    func delete(_ text: String) async throws(StorageFailure) -> Bool
    func deleteAll() async throws(StorageFailure)
}
