import ChallengeCore

/// What was shown on this machine, the newest first; the oldest go when there are too many.
protocol HistoryRepositoryContract: Sendable {
    func add(_ entries: [HistoryEntry]) async throws(HistoryError)
    func getPage(_ page: Int, of filter: HistoryFilter) async throws(HistoryError) -> Page<HistoryEntry>

    /// Deletes the entries of these numbers; those that are there are deleted also when others are not.
    func delete(numbers: [Int]) async throws(HistoryError)

    func deleteAll() async throws(HistoryError)
    func statistics() async throws(HistoryError) -> HistoryStatistics
}
