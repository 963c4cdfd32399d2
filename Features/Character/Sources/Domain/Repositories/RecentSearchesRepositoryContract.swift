/// The texts of the user's last searches, the newest first, without repetitions that differ only in case.
protocol RecentSearchesRepositoryContract: Sendable {
    func getAll() async throws(RecentSearchesError) -> [String]

    /// Stores the text as the newest search, in its current spelling.
    func save(_ text: String) async throws(RecentSearchesError)

    func delete(_ text: String) async throws(RecentSearchesError)
    func deleteAll() async throws(RecentSearchesError)
}
