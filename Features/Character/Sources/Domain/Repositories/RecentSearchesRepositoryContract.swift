/// What a person searched for last: a few texts, the newest first, each once whatever its case.
protocol RecentSearchesRepositoryContract: Sendable {
    func getAll() async throws(RecentSearchesError) -> [String]

    /// Puts the text first, as it is spelled now.
    func save(_ text: String) async throws(RecentSearchesError)

    func delete(_ text: String) async throws(RecentSearchesError)
    func deleteAll() async throws(RecentSearchesError)
}
