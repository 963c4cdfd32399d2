import ChallengeCore

/// A place where recent searches are kept, the newest first.
protocol RecentSearchesLocalDataSourceContract: Sendable {
    func getSearches() async throws(StorageFailure) -> [String]

    /// Puts the text first, and lets go of the oldest beyond the limit.
    func save(_ text: String, limit: Int) async throws(StorageFailure)

    /// Answers whether it was there.
    func delete(_ text: String) async throws(StorageFailure) -> Bool
    func deleteAll() async throws(StorageFailure)
}
