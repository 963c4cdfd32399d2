import ChallengeCore

/// The history, which is stored only on this machine.
struct HistoryRepository: HistoryRepositoryContract {
    private static let limit = 10_000
    /// The number of entries among which the recent items are.
    private static let recentEntries = 1_000
    private static let pagination = Pagination(size: 20)
    private static let daysOfStatistics = 14

    let local: any HistoryLocalDataSourceContract
    let clock: any ClockContract
    private let fromDTO = HistoryEntryMapper()
    private let toDTO = HistoryEntryDTOMapper()
    private let filterMapper = HistoryFilterDTOMapper()
    private let errorMapper = HistoryErrorMapper()

    func add(_ entries: [HistoryEntry]) async throws(HistoryError) {
        do {
            try await local.add(entries.map(toDTO.map), limit: Self.limit)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .saving, content: .history))
        }
    }

    func getPage(_ page: Int, of filter: HistoryFilter) async throws(HistoryError) -> Page<HistoryEntry> {
        let pagination = Self.pagination
        let stored = try await entries(filter, offset: pagination.offset(of: page), limit: pagination.size)
        let entries = stored.entries.compactMap(fromDTO.map)
        return Page(
            number: page, pages: pagination.pages(of: stored.count), count: stored.count, items: entries,
            dropped: stored.entries.count - entries.count)
    }

    func getRecentItems() async throws(HistoryError) -> [HistoryEntry] {
        let stored = try await entries(HistoryFilter(), offset: 0, limit: Self.recentEntries)
        var known: Set<ItemLink> = []
        return stored.entries.compactMap(fromDTO.map).filter { entry in
            entry.link.map { known.insert($0).inserted } ?? false
        }
    }

    private func entries(
        _ filter: HistoryFilter, offset: Int, limit: Int
    ) async throws(HistoryError) -> HistoryPageDTO {
        do {
            return try await local.getEntries(filterMapper.map(filter), offset: offset, limit: limit)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading, content: .history))
        }
    }

    func delete(numbers: [Int]) async throws(HistoryError) {
        let missing: [Int]
        do {
            missing = try await local.delete(numbers: numbers)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting, content: .history))
        }
        if !missing.isEmpty { throw .notFound(numbers: missing, deleted: numbers.count - missing.count) }
    }

    func delete(_ item: ItemLink) async throws(HistoryError) {
        let filter = HistoryFilter(kind: HistoryKind(rawValue: item.kind))
        let stored = try await entries(filter, offset: 0, limit: Self.limit)
        let numbers = stored.entries.compactMap(fromDTO.map).filter { $0.link == item }.compactMap(\.number)
        do {
            _ = try await local.delete(numbers: numbers)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting, content: .history))
        }
    }

    func deleteAll() async throws(HistoryError) {
        do {
            try await local.deleteAll()
        } catch {
            throw errorMapper.map(.init(error: error, operation: .deleting, content: .history))
        }
    }

    func statistics() async throws(HistoryError) -> HistoryStatistics {
        let starts = (-1..<Self.daysOfStatistics).reversed().map { days in
            Timestamp(LocalCalendar().startOfDay(days, before: clock.now))
        }
        let counts: HistoryCountsDTO
        do {
            counts = try await local.getCounts(
                between: starts.map(\.millisecondsSince1970), of: HistoryOrigin.cache.rawValue)
        } catch {
            throw errorMapper.map(.init(error: error, operation: .reading, content: .history))
        }
        return HistoryStatistics(
            total: counts.total, today: counts.between.last ?? 0,
            days: zip(starts, counts.between).map(HistoryStatistics.Day.init),
            shareFromCache: counts.total == 0 ? nil : Double(counts.fromOrigin) / Double(counts.total))
    }
}
