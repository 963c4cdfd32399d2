import ChallengeCore
import ChallengePersistence

extension HistorySQLiteDataSource {
    /// Moves the entries that earlier versions have recorded since the last move.
    ///
    /// Entries that a process has copied but could not delete are recognized by their values. A failure is ignored,
    /// because a later command moves the entries.
    func moveEarlierEntriesIfPossible() async {
        try? await database.moveRows(
            from: library,
            select: { (library) throws(DatabaseError) in try library.entries("ORDER BY number") },
            insert: { (connection, entries) throws(DatabaseError) in
                let known = Set(try connection.entries().map(\.withoutNumber))
                try connection.insert(entries.filter { !known.contains($0.withoutNumber) })
            },
            delete: { (library, entry) throws(DatabaseError) in
                try library.execute(
                    "DELETE FROM history WHERE number = ? AND shown_at = ?",
                    [SQLValue(entry.number), .integer(entry.shownAt)])
            })
    }

    /// Deletes the library's copies of entries that were deleted from the state.
    ///
    /// A failure must be reported, because the next command moves the copies into the state again.
    func deleteEarlierEntries(_ entries: [HistoryEntryDTO]) async throws(StorageFailure) {
        if entries.isEmpty { return }
        try await writeToLibrary { (connection) throws(DatabaseError) in
            for entry in entries {
                try connection.execute(
                    """
                    DELETE FROM history
                    WHERE kind = ? AND identifier IS ? AND name = ? AND shown_at = ? AND source = ?
                    """, entry.values)
            }
        }
    }

    /// Deletes every entry of the library.
    func deleteAllEarlierEntries() async throws(StorageFailure) {
        try await writeToLibrary { (connection) throws(DatabaseError) in try connection.execute("DELETE FROM history") }
    }

    /// Runs the body on the library if its file exists.
    private func writeToLibrary(
        _ body: @Sendable (Connection) throws(DatabaseError) -> Void
    ) async throws(StorageFailure) {
        try await library.withStorageFailure { (library) async throws(DatabaseError) in
            if try await library.hasContent { try await library.write(body) }
        }
    }
}
