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
}
