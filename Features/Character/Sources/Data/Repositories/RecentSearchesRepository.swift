import ChallengeCore

/// Recent searches, which are stored only on this machine.
struct RecentSearchesRepository: RecentSearchesRepositoryContract {
    private static let limit = 20

    let local: any RecentSearchesLocalDataSourceContract

    func getAll() async throws(RecentSearchesError) -> [String] {
        let searches = try await translate { () async throws(StorageFailure) in try await local.getSearches() }
        return Array(searches.prefix(Self.limit))
    }

    func save(_ text: String) async throws(RecentSearchesError) {
        try await translate { () async throws(StorageFailure) in try await local.save(text, limit: Self.limit) }
    }

    func delete(_ text: String) async throws(RecentSearchesError) {
        let wasThere = try await translate { () async throws(StorageFailure) in try await local.delete(text) }
        if !wasThere { throw .notFound(text: text) }
    }

    func deleteAll() async throws(RecentSearchesError) {
        try await translate { () async throws(StorageFailure) in try await local.deleteAll() }
    }

    private func translate<Value>(
        _ work: () async throws(StorageFailure) -> Value
    ) async throws(RecentSearchesError) -> Value {
        do {
            return try await work()
        } catch {
            throw .storageFailed(error)
        }
    }
}
