import ChallengeCore

@testable import ChallengeHistory

/// A store for the history in memory, until the process ends.
actor HistoryMemoryDataSource: HistoryLocalDataSourceContract {
    private var entries: [HistoryEntryDTO] = []
    private var lastNumber = 0

    func add(_ entries: [HistoryEntryDTO], limit: Int) {
        let numbered = entries.map { entry in
            lastNumber += 1
            return HistoryEntryDTO(
                number: lastNumber, kind: entry.kind, identifier: entry.identifier, name: entry.name,
                shownAt: entry.shownAt, origin: entry.origin)
        }
        self.entries = (self.entries + numbered).suffix(limit)
    }

    func getEntries(_ filter: HistoryFilter, offset: Int, limit: Int) -> HistoryPageDTO {
        let matches = entries.reversed().filter { entry in
            (filter.kind.map { $0.rawValue == entry.kind } ?? true)
                && (filter.origin.map { $0.rawValue == entry.origin } ?? true)
                && (filter.period.map { $0.contains(Timestamp(millisecondsSince1970: entry.shownAt)) } ?? true)
        }
        return HistoryPageDTO(count: matches.count, entries: Array(matches.dropFirst(offset).prefix(limit)))
    }

    func getCounts(between moments: [Int64], of origin: String) -> HistoryCountsDTO {
        HistoryCountsDTO(
            total: entries.count, fromOrigin: entries.filter { $0.origin == origin }.count,
            between: zip(moments, moments.dropFirst()).map { start, end in
                entries.filter { $0.shownAt >= start && $0.shownAt < end }.count
            })
    }

    func delete(numbers: [Int]) -> [Int] {
        let missing = numbers.filter { number in !entries.contains { $0.number == number } }
        entries.removeAll { entry in numbers.contains { $0 == entry.number } }
        return missing
    }

    func deleteAll() {
        entries = []
    }
}
