@testable import ChallengeHistory

/// A store for recent searches in memory, until the process ends.
actor RecentSearchesMemoryDataSource: RecentSearchesLocalDataSourceContract {
    private var searches: [RecentSearchDTO] = []

    func getSearches() -> [RecentSearchDTO] { searches }

    func save(_ search: RecentSearchDTO, limit: Int) {
        searches.removeAll { $0.kind == search.kind && $0.text.lowercased() == search.text.lowercased() }
        searches.insert(search, at: 0)
        let oldest = searches.indices.filter { searches[$0].kind == search.kind }.dropFirst(limit)
        for index in oldest.reversed() { searches.remove(at: index) }
    }

    func delete(_ text: String) -> Bool {
        let count = searches.count
        searches.removeAll { $0.text.lowercased() == text.lowercased() }
        return searches.count < count
    }

    func deleteAll() {
        searches = []
    }
}
