import ChallengePersistence

/// A place where recent searches are kept, the newest first.
protocol RecentSearchesLocalDataSourceContract: Sendable {
    func getSearches() async throws(DatabaseError) -> [String]

    /// Puts the text first, and lets go of the oldest beyond the limit.
    func save(_ text: String, limit: Int) async throws(DatabaseError)

    /// Answers whether it was there.
    func delete(_ text: String) async throws(DatabaseError) -> Bool
    func deleteAll() async throws(DatabaseError)
}
