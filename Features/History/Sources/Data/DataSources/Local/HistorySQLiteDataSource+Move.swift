import ChallengePersistence

extension HistorySQLiteDataSource {
    /// Moves what earlier versions have recorded since the last time.
    ///
    /// Entries that were moved before, by a process that could not delete them, are known by their values.
    func moveEarlierEntries() async throws(DatabaseError) {
        try await database.moveRows(
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

    /// The same where a failure only means that a later command moves them.
    func moveEarlierEntriesIfPossible() async {
        try? await moveEarlierEntries()
    }
}
