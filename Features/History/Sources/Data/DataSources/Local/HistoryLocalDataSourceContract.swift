import ChallengePersistence

/// A place where the history is kept, in the order in which it happened.
protocol HistoryLocalDataSourceContract: Sendable {
    /// Keeps them behind what is there, and lets go of the oldest beyond the limit.
    func add(_ entries: [HistoryEntryDTO], limit: Int) async throws(DatabaseError)

    /// Those of the filter, the newest first: so many behind an offset.
    func getEntries(
        _ filter: HistoryFilter, offset: Int, limit: Int
    ) async throws(DatabaseError) -> HistoryPageDTO

    /// How many were shown from one moment to before another, of that source or any.
    func count(from start: Int64, to end: Int64, source: String?) async throws(DatabaseError) -> Int
    func deleteAll() async throws(DatabaseError)
}
