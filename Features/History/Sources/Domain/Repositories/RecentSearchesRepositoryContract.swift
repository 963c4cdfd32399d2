/// The user's last searches, the newest first, for each kind without repetitions that differ only in case.
protocol RecentSearchesRepositoryContract: Sendable {
    func getAll() async throws(RecentSearchesError) -> [RecentSearch]

    /// Stores the search as the newest one, in its current spelling.
    func save(_ search: RecentSearch) async throws(RecentSearchesError)

    /// Deletes the searches of all kinds with this text.
    func delete(_ text: String) async throws(RecentSearchesError)

    func deleteAll() async throws(RecentSearchesError)
}
