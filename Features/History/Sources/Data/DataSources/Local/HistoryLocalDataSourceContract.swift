import ChallengeCore

/// A store for the history.
protocol HistoryLocalDataSourceContract: Sendable {
    /// Appends the entries, and deletes old entries, so that at most `limit` are left.
    func add(_ entries: [HistoryEntryDTO], limit: Int) async throws(StorageFailure)

    /// Returns at most `limit` of the entries that match the filter, the newest first, after the first `offset` ones.
    func getEntries(_ filter: HistoryFilterDTO, offset: Int, limit: Int) async throws(StorageFailure) -> HistoryPageDTO

    /// Returns the number of all entries, of those from an origin, and of those between each moment and the next.
    ///
    /// A period includes its first moment and excludes its last one. All counts are read at the same time.
    func getCounts(between moments: [Int64], of origin: String) async throws(StorageFailure) -> HistoryCountsDTO

    /// Deletes the entries with these numbers, and returns the numbers that no entry has.
    func delete(numbers: [Int]) async throws(StorageFailure) -> [Int]

    /// Deletes all entries.
    func deleteAll() async throws(StorageFailure)
}
