import ChallengePersistence

extension HistorySQLiteDataSource {
    /// The table, and the steps that led to it.
    static let schema = Schema(
        "history",
        steps: [
            [
                """
                CREATE TABLE history (
                    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, identifier INTEGER, name TEXT NOT NULL,
                    shown_at INTEGER NOT NULL, source TEXT NOT NULL
                )
                """
            ]
        ])

    /// The table of earlier versions, which stays in the library so that they still work.
    static let librarySchema = Schema(
        "history",
        steps: [
            [
                """
                CREATE TABLE history (
                    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, identifier INTEGER NOT NULL, name TEXT NOT NULL,
                    shown_at INTEGER NOT NULL, source TEXT NOT NULL
                )
                """,
                "CREATE INDEX history_by_moment ON history (shown_at, source)",
            ]
        ])

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

extension Connection {
    /// The entries that the clauses select.
    func entries(_ clauses: String = "", _ arguments: [SQLValue] = []) throws(DatabaseError) -> [HistoryEntryDTO] {
        try rows("SELECT number, kind, identifier, name, shown_at, source FROM history \(clauses)", arguments) { row in
            HistoryEntryDTO(
                number: row.integer(0), kind: row.text(1), identifier: row[2] == .null ? nil : row.integer(2),
                name: row.text(3), shownAt: Int64(row.integer(4)), source: row.text(5))
        }
    }

    /// Inserts entries under new numbers.
    func insert(_ entries: some Collection<HistoryEntryDTO>) throws(DatabaseError) {
        try replaceRows(
            in: "history", columns: ["kind", "identifier", "name", "shown_at", "source"],
            with: entries.map { entry in
                [
                    .text(entry.kind), SQLValue(entry.identifier), .text(entry.name), .integer(entry.shownAt),
                    .text(entry.source),
                ]
            })
    }
}
