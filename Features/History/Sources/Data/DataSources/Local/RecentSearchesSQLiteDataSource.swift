import ChallengeCore
import ChallengePersistence

/// A store for recent searches in the state.
struct RecentSearchesSQLiteDataSource: RecentSearchesLocalDataSourceContract {
    let database: Database

    /// The library, in which earlier versions store recent searches.
    let library: Database

    func getSearches() async throws(StorageFailure) -> [RecentSearchDTO] {
        // Searches that cannot be moved now are moved by a later command.
        try? await moveEarlierSearches()
        return try await database.withStorageFailure { (database) async throws(DatabaseError) in
            try await database.read { (connection) throws(DatabaseError) in
                try connection.rows("SELECT kind, text, command FROM recent_searches ORDER BY position DESC") { row in
                    RecentSearchDTO(kind: row.text(0), text: row.text(1), command: row.text(2))
                }
            }
        }
    }

    func save(_ search: RecentSearchDTO, limit: Int) async throws(StorageFailure) {
        try await database.withStorageFailure { (database) async throws(DatabaseError) in
            try await database.write { (connection) throws(DatabaseError) in
                try connection.save(search, limit: limit)
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
            try await library.hasContent ? count + library.write(delete) : count
        }
    }

    /// Moves the searches that earlier versions have stored since the last move; they become the oldest ones.
    ///
    /// Earlier versions store only searches for characters.
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
                        INSERT OR IGNORE INTO recent_searches (kind, key, text, command, position)
                        VALUES (
                            'character', ?, ?, 'characters search',
                            (SELECT coalesce(min(position), 0) - 1 FROM recent_searches)
                        )
                        """, [search.key, search.text])
                }
            },
            delete: { (library, search) throws(DatabaseError) in
                try library.execute(
                    "DELETE FROM recent_searches WHERE key = ? AND position = ?", [search.key, search.position])
            })
    }
}

extension RecentSearchesSQLiteDataSource {
    /// The table and its migrations.
    static let schema = Schema(
        "recent_searches",
        steps: [
            creation,
            [
                "ALTER TABLE recent_searches RENAME TO searches_of_characters",
                """
                CREATE TABLE recent_searches (
                    kind TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, command TEXT NOT NULL,
                    position INTEGER NOT NULL UNIQUE, PRIMARY KEY (kind, key)
                ) WITHOUT ROWID
                """,
                """
                INSERT INTO recent_searches (kind, key, text, command, position)
                SELECT 'character', key, text, 'characters search', position FROM searches_of_characters
                """,
                "DROP TABLE searches_of_characters",
            ],
        ])

    /// The table of earlier versions, which stays in the library so that these versions still work.
    static let librarySchema = Schema("recent_searches", steps: [creation])

    private static let creation = [
        """
        CREATE TABLE recent_searches (
            key TEXT PRIMARY KEY, text TEXT NOT NULL, position INTEGER NOT NULL UNIQUE
        ) WITHOUT ROWID
        """
    ]
}

extension Connection {
    fileprivate func save(_ search: RecentSearchDTO, limit: Int) throws(DatabaseError) {
        try execute(
            """
            INSERT OR REPLACE INTO recent_searches (kind, key, text, command, position)
            VALUES (?, ?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM recent_searches))
            """, [.text(search.kind), .text(search.text.lowercased()), .text(search.text), .text(search.command)])
        try execute(
            """
            DELETE FROM recent_searches
            WHERE kind = ?1
                AND key NOT IN (SELECT key FROM recent_searches WHERE kind = ?1 ORDER BY position DESC LIMIT ?2)
            """, [.text(search.kind), SQLValue(limit)])
    }
}
