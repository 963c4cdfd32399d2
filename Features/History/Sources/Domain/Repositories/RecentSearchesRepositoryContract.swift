/// The user's last searches, the newest first.
///
/// Of searches of one kind that differ only in case, it has the newest.
protocol RecentSearchesRepositoryContract: Sendable {
    /// Returns the last searches of each kind.
    func getAll() async throws(HistoryError) -> [RecentSearch]

    /// Stores the search as the newest one, in its current spelling.
    func save(_ search: RecentSearch) async throws(HistoryError)

    /// Deletes the searches of all kinds with this text, and throws `searchNotFound` if there is none.
    func delete(_ text: String) async throws(HistoryError)

    /// Deletes all searches.
    func deleteAll() async throws(HistoryError)
}
