import ChallengeCore

/// The history on this machine, the newest entries first; the oldest entries beyond a limit are deleted.
protocol HistoryRepositoryContract: Sendable {
    /// Adds the entries as the newest ones.
    func add(_ entries: [HistoryEntry]) async throws(HistoryError)

    /// Returns a page of the entries that match the filter.
    func getPage(_ page: Int, of filter: HistoryFilter) async throws(HistoryError) -> Page<HistoryEntry>

    /// Returns the newest entry of each item that was shown last.
    func getRecentItems() async throws(HistoryError) -> [HistoryEntry]

    /// Deletes the entries with these numbers, and throws `notFound` afterwards if some numbers have no entry.
    func delete(numbers: [Int]) async throws(HistoryError)

    /// Deletes all entries of an item.
    func delete(_ item: ItemLink) async throws(HistoryError)

    /// Deletes all entries.
    func deleteAll() async throws(HistoryError)

    /// Returns the numbers of entries, also of the last two weeks by the clock.
    func statistics() async throws(HistoryError) -> HistoryStatistics
}
