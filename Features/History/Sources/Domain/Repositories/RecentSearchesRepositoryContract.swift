/// The user's last searches, the newest first.
///
/// Of searches of one kind that differ only in case, it has the newest.
protocol RecentSearchesRepositoryContract: Sendable {
    func getAll() async throws(RecentSearchesError) -> [RecentSearch]

    /// Stores the search as the newest one, in its current spelling.
    func save(_ search: RecentSearch) async throws(RecentSearchesError)

    /// Deletes the searches of all kinds with this text.
    func delete(_ text: String) async throws(RecentSearchesError)

    func deleteAll() async throws(RecentSearchesError)
}
