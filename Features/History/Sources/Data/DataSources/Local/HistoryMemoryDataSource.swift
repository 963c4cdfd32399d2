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

    func count(from start: Int64, to end: Int64, source: String?) -> Int {
        entries.filter { $0.shownAt >= start && $0.shownAt < end && (source == nil || $0.source == source) }.count
    }

    func deleteAll() {
        entries = []
    }
}
