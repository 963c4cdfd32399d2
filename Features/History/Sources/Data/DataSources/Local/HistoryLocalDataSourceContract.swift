import ChallengeCore

/// A place where the history is kept, in the order in which it happened.
protocol HistoryLocalDataSourceContract: Sendable {
    /// Keeps them behind what is there, and lets go of the oldest beyond the limit.
    func add(_ entries: [HistoryEntryDTO], limit: Int) async throws(StorageFailure)

    /// Those of the filter, the newest first: so many behind an offset.
    func getEntries(
        _ filter: HistoryFilter, offset: Int, limit: Int
    ) async throws(StorageFailure) -> HistoryPageDTO

    /// How many there are at one moment: all, those of a source, and those from each of some moments to before the next.
    func getCounts(between moments: [Int64], of source: String) async throws(StorageFailure) -> HistoryCountsDTO

    /// Deletes the entries of these numbers, and returns the numbers that no entry has.
    func delete(numbers: [Int]) async throws(StorageFailure) -> [Int]

    func deleteAll() async throws(StorageFailure)
}
