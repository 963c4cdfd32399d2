import ChallengePersistence

extension HistorySQLiteDataSource {
    /// The table, and the steps that led to it.
    ///
    /// The number of a removed entry is not used again, so that a repeated removal cannot remove another entry.
    static let schema = Schema(
        "history",
        steps: [
            [
                """
                CREATE TABLE history (
                    number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, identifier INTEGER, name TEXT NOT NULL,
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
}
