import ChallengeCore

/// Recent searches, which are stored only on this machine.
struct RecentSearchesRepository: RecentSearchesRepositoryContract {
    /// The number of searches of each kind.
    private static let limit = 20

    let local: RecentSearchesSQLiteDataSource

    func getAll() async throws(HistoryError) -> [RecentSearch] {
        let searches = try await translate { () async throws(StorageFailure) in try await local.getSearches() }
        var counts: [String: Int] = [:]
        return searches.compactMap { search in
            counts[search.kind, default: 0] += 1
            return counts[search.kind, default: 0] <= Self.limit ? RecentSearch(search) : nil
        }
    }

    func save(_ search: RecentSearch) async throws(HistoryError) {
        let stored = RecentSearchDTO(kind: search.kind.rawValue, text: search.text, command: search.command)
        try await translate { () async throws(StorageFailure) in try await local.save(stored, limit: Self.limit) }
    }

    func delete(_ text: String) async throws(HistoryError) {
        let wasThere = try await translate { () async throws(StorageFailure) in try await local.delete(text) }
        if !wasThere { throw .searchNotFound(text: text) }
    }

    func deleteAll() async throws(HistoryError) {
        try await translate { () async throws(StorageFailure) in try await local.deleteAll() }
    }

    private func translate<Value: Sendable>(
        _ work: () async throws(StorageFailure) -> Value
    ) async throws(HistoryError) -> Value {
        try await Result(of: work).mapError(HistoryError.searchesFailed).get()
    }
}

extension RecentSearch {
    fileprivate init(_ search: RecentSearchDTO) {
        self.init(kind: HistoryKind(rawValue: search.kind), text: search.text, command: search.command)
    }
}
