import ChallengeCore

/// The history on this machine, the newest entries first; the oldest entries beyond a limit are deleted.
protocol HistoryRepositoryContract: Sendable {
    func add(_ entries: [HistoryEntry]) async throws(HistoryError)
    func getPage(_ page: Int, of filter: HistoryFilter) async throws(HistoryError) -> Page<HistoryEntry>

    /// Returns the newest entry of each item that was shown last.
    func getRecentItems() async throws(HistoryError) -> [HistoryEntry]

    /// Deletes the entries with these numbers, and throws `notFound` afterwards if some numbers have no entry.
    func delete(numbers: [Int]) async throws(HistoryError)

    func deleteAll() async throws(HistoryError)
    func statistics() async throws(HistoryError) -> HistoryStatistics
}
