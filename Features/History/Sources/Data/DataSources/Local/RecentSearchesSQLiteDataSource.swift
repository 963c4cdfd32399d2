import ChallengeCore
import ChallengePersistence

/// A store for recent searches in the state.
struct RecentSearchesSQLiteDataSource: RecentSearchesLocalDataSourceContract {
    let database: Database

    func getSearches() async throws(StorageFailure) -> [RecentSearchDTO] {
        try await database.reading { (connection) throws(DatabaseError) in
            try connection.rows("SELECT kind, text, command FROM recent_searches ORDER BY position DESC") { row in
                RecentSearchDTO(kind: row.text(0), text: row.text(1), command: row.text(2))
            }
        }
    }

    func save(_ search: RecentSearchDTO, limit: Int) async throws(StorageFailure) {
        try await database.writing { (connection) throws(DatabaseError) in
            try connection.save(search, limit: limit)
        }
    }

    func delete(_ text: String) async throws(StorageFailure) -> Bool {
        try await deleteSearches("WHERE key = ?", [.text(text.lowercased())]) > 0
    }

    func deleteAll() async throws(StorageFailure) { _ = try await deleteSearches() }

    /// Deletes the searches that the condition selects, and returns their number.
    private func deleteSearches(
        _ condition: String = "", _ arguments: [SQLValue] = []
    ) async throws(StorageFailure) -> Int {
        try await database.writing { (connection) throws(DatabaseError) in
            try connection.rows("DELETE FROM recent_searches \(condition) RETURNING 1", arguments) { _ in }.count
        }
    }
}

extension RecentSearchesSQLiteDataSource {
    /// The table.
    static let schema = Schema(
        "recent_searches", firstVersion: 2,
        steps: [
            [
                """
                CREATE TABLE recent_searches (
                    kind TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, command TEXT NOT NULL,
                    position INTEGER NOT NULL UNIQUE, PRIMARY KEY (kind, key)
                ) WITHOUT ROWID
                """
            ]
        ])
}

extension Connection {
    fileprivate func save(_ search: RecentSearchDTO, limit: Int) throws(DatabaseError) {
        try execute(
            """
            INSERT OR REPLACE INTO recent_searches (kind, key, text, command, position)
            VALUES (?, ?, ?, ?, (
                -- A damaged file can contain a number that has no next one.
                SELECT coalesce(max(position), 0) + 1 FROM recent_searches WHERE position < 1 << 53
            ))
            """, [.text(search.kind), .text(search.text.lowercased()), .text(search.text), .text(search.command)])
        try execute(
            """
            DELETE FROM recent_searches
            WHERE kind = ?1
                AND key NOT IN (SELECT key FROM recent_searches WHERE kind = ?1 ORDER BY position DESC LIMIT ?2)
            """, [.text(search.kind), SQLValue(limit)])
    }
}
