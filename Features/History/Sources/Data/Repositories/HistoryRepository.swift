import ChallengeCore

/// The history, which is stored only on this machine.
struct HistoryRepository: HistoryRepositoryContract {
    static let limit = 10_000
    /// The number of entries among which the recent items are.
    private static let recentEntries = 1_000
    private static let pagination = Pagination(size: 20)
    private static let daysOfStatistics = 14

    let local: HistorySQLiteDataSource
    let clock: any ClockContract

    func add(_ entries: [HistoryEntry]) async throws(HistoryError) {
        let kept = entries.map { entry in
            HistoryEntryDTO(
                number: nil, kind: entry.kind.rawValue, identifier: entry.identifier, name: entry.name,
                shownAt: entry.shownAt.millisecondsSince1970, origin: entry.origin.rawValue)
        }
        try await translate { () async throws(StorageFailure) in try await local.add(kept, limit: Self.limit) }
    }

    func getPage(_ page: Int, of filter: HistoryFilter) async throws(HistoryError) -> Page<HistoryEntry> {
        let kept = try await translate { () async throws(StorageFailure) in
            try await local.getEntries(filter, offset: Self.pagination.offset(of: page), limit: Self.pagination.size)
        }
        let entries = kept.entries.compactMap(HistoryEntry.init)
        return Page(
            number: page, pages: Self.pagination.pages(of: kept.count), count: kept.count, items: entries,
            dropped: kept.entries.count - entries.count)
    }

    func getRecentItems() async throws(HistoryError) -> [HistoryEntry] {
        let kept = try await translate { () async throws(StorageFailure) in
            try await local.getEntries(HistoryFilter(), offset: 0, limit: Self.recentEntries)
        }
        var known: Set<ItemLink> = []
        return kept.entries.compactMap(HistoryEntry.init).filter { entry in
            entry.link.map { known.insert($0).inserted } ?? false
        }
    }

    func delete(numbers: [Int]) async throws(HistoryError) {
        let missing = try await translate { () async throws(StorageFailure) in try await local.delete(numbers: numbers)
        }
        if !missing.isEmpty { throw .notFound(numbers: missing, deleted: numbers.count - missing.count) }
    }

    func deleteAll() async throws(HistoryError) {
        try await translate { () async throws(StorageFailure) in try await local.deleteAll() }
    }

    func statistics() async throws(HistoryError) -> HistoryStatistics {
        let starts = (-1..<Self.daysOfStatistics).reversed().map { days in
            Timestamp(LocalCalendar().startOfDay(days, before: clock.now))
        }
        let counts = try await translate { () async throws(StorageFailure) in
            try await local.getCounts(between: starts.map(\.millisecondsSince1970), of: HistoryOrigin.cache.rawValue)
        }
        return HistoryStatistics(
            total: counts.total, today: counts.between.last ?? 0,
            days: zip(starts, counts.between).map(HistoryStatistics.Day.init),
            shareFromCache: counts.total == 0 ? nil : Double(counts.fromOrigin) / Double(counts.total))
    }

    private func translate<Value: Sendable>(
        _ work: () async throws(StorageFailure) -> Value
    ) async throws(HistoryError) -> Value {
        try await Result(of: work).mapError(HistoryError.storageFailed).get()
    }
}

extension HistoryEntry {
    /// Returns `nil` for an origin that only a newer version of the program defines.
    fileprivate init?(_ entry: HistoryEntryDTO) {
        guard let origin = HistoryOrigin(rawValue: entry.origin) else { return nil }
        self.init(
            number: entry.number, kind: HistoryKind(rawValue: entry.kind), identifier: entry.identifier,
            name: entry.name,
            shownAt: Timestamp(millisecondsSince1970: entry.shownAt), origin: origin)
    }
}
