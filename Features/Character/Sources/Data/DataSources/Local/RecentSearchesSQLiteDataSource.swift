import ChallengeCore
import ChallengePersistence

/// A store for recent searches in the state.
struct RecentSearchesSQLiteDataSource: RecentSearchesLocalDataSourceContract {
    let database: Database

    /// The library, in which earlier versions store recent searches.
    let library: Database

    func getSearches() async throws(StorageFailure) -> [String] {
        // Searches that cannot be moved now are moved by a later command.
        try? await moveEarlierSearches()
        return try await database.withStorageFailure { (database) async throws(DatabaseError) in
            try await database.read { (connection) throws(DatabaseError) in
                try connection.rows("SELECT text FROM recent_searches ORDER BY position DESC") { $0.text(0) }
            }
        }
    }

    func save(_ text: String, limit: Int) async throws(StorageFailure) {
        try await database.withStorageFailure { (database) async throws(DatabaseError) in
            try await database.write { (connection) throws(DatabaseError) in
                try connection.save(text, limit: limit)
            }
        }
    }

    func delete(_ text: String) async throws(StorageFailure) -> Bool {
        try await deleteSearches("WHERE key = ?", [.text(text.lowercased())]) > 0
    }

    func deleteAll() async throws(StorageFailure) {
        _ = try await deleteSearches()
    }

    /// Deletes the searches that the condition selects, in the library after the state, and returns the number of rows.
    ///
    /// A failure of the library must be reported, because the next command moves its searches into the state.
    private func deleteSearches(
        _ condition: String = "", _ arguments: [SQLValue] = []
    ) async throws(StorageFailure) -> Int {
        let delete = { @Sendable (connection: Connection) throws(DatabaseError) in
            try connection.rows("DELETE FROM recent_searches \(condition) RETURNING 1", arguments) { _ in }.count
        }
        let count = try await database.withStorageFailure { (database) async throws(DatabaseError) in
            try await database.write(delete)
        }
        return try await library.withStorageFailure { (library) async throws(DatabaseError) in
            try await library.fileSize() > 0 ? count + library.write(delete) : count
        }
    }

    /// Moves the searches that earlier versions have stored since the last move; they become the oldest ones.
    private func moveEarlierSearches() async throws(DatabaseError) {
        try await database.moveRows(
            from: library,
            select: { (library) throws(DatabaseError) in
                try library.rows("SELECT key, text, position FROM recent_searches ORDER BY position DESC") {
                    (key: $0[0], text: $0[1], position: $0[2])
                }
            },
            insert: { (connection, searches) throws(DatabaseError) in
                for search in searches {
                    try connection.execute(
                        """
                        INSERT OR IGNORE INTO recent_searches (key, text, position)
                        VALUES (?, ?, (SELECT coalesce(min(position), 0) - 1 FROM recent_searches))
                        """, [search.key, search.text])
                }
            },
            delete: { (library, search) throws(DatabaseError) in
                try library.execute(
                    "DELETE FROM recent_searches WHERE key = ? AND position = ?", [search.key, search.position])
            })
    }

    /// The table and its migrations; earlier versions have the same table in the library.
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

extension Connection {
    fileprivate func save(_ text: String, limit: Int) throws(DatabaseError) {
        try execute(
            """
            INSERT OR REPLACE INTO recent_searches (key, text, position)
            VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM recent_searches))
            """, [.text(text.lowercased()), .text(text)])
        try execute(
            """
            DELETE FROM recent_searches
            WHERE key NOT IN (SELECT key FROM recent_searches ORDER BY position DESC LIMIT ?)
            """, [SQLValue(limit)])
    }
}
