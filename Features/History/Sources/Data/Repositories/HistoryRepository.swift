import ChallengeCore
import ChallengePersistence

/// The history on this machine, and nowhere else.
struct HistoryRepository: HistoryRepositoryContract {
    static let limit = 10_000
    private static let pageSize = 20
    private static let daysOfStatistics = 14

    private let local: any HistoryLocalDataSourceContract
    private let clock: any ClockContract
    private let calendar = LocalCalendar()

    init(local: any HistoryLocalDataSourceContract, clock: any ClockContract) {
        self.local = local
        self.clock = clock
    }

    func add(_ entries: [HistoryEntry]) async throws(HistoryError) {
        let kept = entries.map { entry in
            HistoryEntryDTO(
                kind: entry.kind.rawValue, identifier: entry.identifier, name: entry.name,
                shownAt: entry.shownAt.millisecondsSince1970, source: entry.source.rawValue)
        }
        try await translate { () async throws(DatabaseError) in try await local.add(kept, limit: Self.limit) }
    }

    func getPage(_ page: Int, of filter: HistoryFilter) async throws(HistoryError) -> Page<HistoryEntry> {
        let (offset, overflows) = (page - 1).multipliedReportingOverflow(by: Self.pageSize)
        let kept = try await translate { () async throws(DatabaseError) in
            try await local.getEntries(filter, offset: overflows ? .max : offset, limit: Self.pageSize)
        }
        return Page(
            number: page, pages: (kept.count + Self.pageSize - 1) / Self.pageSize, count: kept.count,
            items: kept.entries.compactMap(HistoryEntry.init))
    }

    func deleteAll() async throws(HistoryError) {
        try await translate { () async throws(DatabaseError) in try await local.deleteAll() }
    }

    func statistics() async throws(HistoryError) -> HistoryStatistics {
        let starts = (-1..<Self.daysOfStatistics).reversed().map { days in
            Timestamp(calendar.startOfDay(days, before: clock.now))
        }
        return try await translate { () async throws(DatabaseError) in
            let total = try await local.count(from: .min, to: .max, source: nil)
            let fromCache = try await local.count(from: .min, to: .max, source: HistorySource.cache.rawValue)
            var days: [HistoryStatistics.Day] = []
            for (start, end) in zip(starts, starts.dropFirst()) {
                let count = try await local.count(
                    from: start.millisecondsSince1970, to: end.millisecondsSince1970, source: nil)
                days.append(HistoryStatistics.Day(start: start, count: count))
            }
            return HistoryStatistics(
                total: total, today: days.last?.count ?? 0, days: days,
                shareFromCache: total == 0 ? nil : Double(fromCache) / Double(total))
        }
    }

    private func translate<Value>(
        _ work: () async throws(DatabaseError) -> Value
    ) async throws(HistoryError) -> Value {
        do {
            return try await work()
        } catch {
            throw .storageFailed(StorageFailure(error))
        }
    }
}

extension HistoryEntry {
    /// `nil` for what a newer version of the program may have kept.
    fileprivate init?(_ entry: HistoryEntryDTO) {
        guard let kind = HistoryKind(rawValue: entry.kind), let source = HistorySource(rawValue: entry.source) else {
            return nil
        }
        self.init(
            kind: kind, identifier: entry.identifier, name: entry.name,
            shownAt: Timestamp(millisecondsSince1970: entry.shownAt), source: source)
    }
}
