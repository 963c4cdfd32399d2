/// A store for recent searches in memory, until the process ends.
actor RecentSearchesMemoryDataSource: RecentSearchesLocalDataSourceContract {
    private var searches: [String] = []

    func getSearches() -> [String] { searches }

    func save(_ text: String, limit: Int) {
        _ = delete(text)
        searches = Array(([text] + searches).prefix(limit))
    }

    func delete(_ text: String) -> Bool {
        let count = searches.count
        searches.removeAll { $0.lowercased() == text.lowercased() }
        return searches.count < count
    }

    func deleteAll() {
        searches = []
    }
}
