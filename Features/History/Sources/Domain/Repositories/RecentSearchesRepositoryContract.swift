/// The user's last searches, the newest first.
///
/// Of searches of one kind that differ only in case, it has the newest.
protocol RecentSearchesRepositoryContract: Sendable {
    func getAll() async throws(HistoryError) -> [RecentSearch]

    /// Stores the search as the newest one, in its current spelling.
    func save(_ search: RecentSearch) async throws(HistoryError)

    /// Deletes the searches of all kinds with this text.
    func delete(_ text: String) async throws(HistoryError)

    func deleteAll() async throws(HistoryError)
}
