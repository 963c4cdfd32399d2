import ChallengePersistence

/// Keeps recent searches in the library's database.
struct RecentSearchesSQLiteDataSource: RecentSearchesLocalDataSourceContract {
    let database: Database

    func getSearches() async throws(DatabaseError) -> [String] {
        try await database.read { (connection) throws(DatabaseError) in
            try connection.rows("SELECT text FROM recent_searches ORDER BY position DESC") { $0.text(0) }
        }
    }

    func save(_ text: String, limit: Int) async throws(DatabaseError) {
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute(
                """
                INSERT OR REPLACE INTO recent_searches (key, text, position)
                VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM recent_searches))
                """, [.text(text.lowercased()), .text(text)])
            try connection.execute(
                """
                DELETE FROM recent_searches
                WHERE key NOT IN (SELECT key FROM recent_searches ORDER BY position DESC LIMIT ?)
                """, [SQLValue(limit)])
        }
    }

    func delete(_ text: String) async throws(DatabaseError) -> Bool {
        try await database.write { (connection) throws(DatabaseError) in
            let key = SQLValue.text(text.lowercased())
            let count = try connection.row("SELECT count(*) FROM recent_searches WHERE key = ?", [key]) {
                $0.integer(0)
            }
            try connection.execute("DELETE FROM recent_searches WHERE key = ?", [key])
            return count == 1
        }
    }

    func deleteAll() async throws(DatabaseError) {
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute("DELETE FROM recent_searches")
        }
    }

    /// The table, and the steps that led to it.
    static let schema = Schema(
        "recent_searches",
        steps: [
            [
                """
                CREATE TABLE recent_searches (
                    key TEXT PRIMARY KEY, text TEXT NOT NULL, position INTEGER NOT NULL UNIQUE
                ) WITHOUT ROWID
                """
            ]
        ])
}
