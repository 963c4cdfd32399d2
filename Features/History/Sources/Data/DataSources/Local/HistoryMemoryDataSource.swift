import ChallengeCore

/// Keeps the history for as long as the process lives.
actor HistoryMemoryDataSource: HistoryLocalDataSourceContract {
    private var entries: [HistoryEntryDTO] = []

    func add(_ entries: [HistoryEntryDTO], limit: Int) {
        self.entries = (self.entries + entries).suffix(limit)
    }

    func getEntries(_ filter: HistoryFilter, offset: Int, limit: Int) -> HistoryPageDTO {
        let matches = entries.reversed().filter { entry in
            (filter.kind.map { $0.rawValue == entry.kind } ?? true)
                && (filter.since.map { entry.shownAt >= $0.millisecondsSince1970 } ?? true)
        }
        return HistoryPageDTO(count: matches.count, entries: Array(matches.dropFirst(offset).prefix(limit)))
    }

    func getCounts(between moments: [Int64], of source: String) -> HistoryCountsDTO {
        HistoryCountsDTO(
            total: entries.count, ofSource: entries.filter { $0.source == source }.count,
            between: zip(moments, moments.dropFirst()).map { start, end in
                entries.filter { $0.shownAt >= start && $0.shownAt < end }.count
            })
    }

    func deleteAll() {
        entries = []
    }
}
