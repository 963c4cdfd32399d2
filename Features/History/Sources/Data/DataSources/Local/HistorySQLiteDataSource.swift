import ChallengeCore
import ChallengePersistence

/// Keeps the history in the library's database.
struct HistorySQLiteDataSource: HistoryLocalDataSourceContract {
    let database: Database

    func add(_ entries: [HistoryEntryDTO], limit: Int) async throws(DatabaseError) {
        try await database.write { (connection) throws(DatabaseError) in
            try connection.replaceRows(
                in: "history", columns: ["kind", "identifier", "name", "shown_at", "source"],
                with: entries.suffix(limit).map { entry in
                    [
                        .text(entry.kind), SQLValue(entry.identifier), .text(entry.name), .integer(entry.shownAt),
                        .text(entry.source),
                    ]
                })
            try connection.execute(
                "DELETE FROM history WHERE number <= (SELECT max(number) FROM history) - ?", [SQLValue(limit)])
        }
    }

    func getEntries(
        _ filter: HistoryFilter, offset: Int, limit: Int
    ) async throws(DatabaseError) -> HistoryPageDTO {
        try await database.read { (connection) throws(DatabaseError) in
            let condition = "WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR shown_at >= ?2)"
            let arguments: [SQLValue] = [
                filter.kind.map { .text($0.rawValue) } ?? .null,
                filter.since.map { .integer($0.millisecondsSince1970) } ?? .null,
            ]
            let count = try connection.row("SELECT count(*) FROM history \(condition)", arguments) { $0.integer(0) }
            let entries = try connection.rows(
                """
                SELECT kind, identifier, name, shown_at, source FROM history \(condition)
                ORDER BY number DESC LIMIT ?3 OFFSET ?4
                """, arguments + [SQLValue(limit), SQLValue(offset)]
            ) { row in
                HistoryEntryDTO(
                    kind: row.text(0), identifier: row.integer(1), name: row.text(2), shownAt: Int64(row.integer(3)),
                    source: row.text(4))
            }
            return HistoryPageDTO(count: count ?? 0, entries: entries)
        }
    }

    func getCounts(between moments: [Int64], of source: String) async throws(DatabaseError) -> HistoryCountsDTO {
        try await database.read { (connection) throws(DatabaseError) in
            var between: [Int] = []
            for (start, end) in zip(moments, moments.dropFirst()) {
                let query = "SELECT count(*) FROM history WHERE shown_at >= ? AND shown_at < ?"
                between.append(try connection.row(query, [.integer(start), .integer(end)]) { $0.integer(0) } ?? 0)
            }
            let totals = try connection.row(
                "SELECT count(*), count(*) FILTER (WHERE source = ?) FROM history", [.text(source)]
            ) { ($0.integer(0), $0.integer(1)) }
            return HistoryCountsDTO(total: totals?.0 ?? 0, ofSource: totals?.1 ?? 0, between: between)
        }
    }

    func deleteAll() async throws(DatabaseError) {
        try await database.write { (connection) throws(DatabaseError) in try connection.execute("DELETE FROM history") }
    }

    /// The table, and the steps that led to it.
    static let schema = Schema(
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
