import ChallengeCore

/// Recent searches, which are stored only on this machine.
struct RecentSearchesRepository: RecentSearchesRepositoryContract {
    /// The number of searches of each kind.
    private static let limit = 20

    let local: any RecentSearchesLocalDataSourceContract
    private let errorMapper = HistoryErrorMapper()

    func getAll() async throws(HistoryError) -> [RecentSearch] {
        let searches: [RecentSearchDTO]
        do {
            searches = try await local.getSearches()
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading, content: .searches))
        }
        var counts: [String: Int] = [:]
        return searches.compactMap { search in
            counts[search.kind, default: 0] += 1
            return counts[search.kind, default: 0] <= Self.limit ? RecentSearch(search) : nil
        }
    }

    func save(_ search: RecentSearch) async throws(HistoryError) {
        let stored = RecentSearchDTO(kind: search.kind.rawValue, text: search.text, command: search.command)
        do {
            try await local.save(stored, limit: Self.limit)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving, content: .searches))
        }
    }

    func delete(_ text: String) async throws(HistoryError) {
        let wasThere: Bool
        do {
            wasThere = try await local.delete(text)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting, content: .searches))
        }
        if !wasThere { throw .searchNotFound(text: text) }
    }

    func deleteAll() async throws(HistoryError) {
        do {
            try await local.deleteAll()
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting, content: .searches))
        }
    }
}

extension RecentSearch {
    fileprivate init(_ search: RecentSearchDTO) {
        self.init(kind: HistoryKind(rawValue: search.kind), text: search.text, command: search.command)
    }
}
