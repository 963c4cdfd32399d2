public import ChallengePersistence

/// The numbers of rows in a cache, for a diagnosis.
public struct CachedRows: Sendable, Equatable {
    public let total: Int
    /// The number of rows in which a value has another type than its column, or a text is not the JSON that it must be.
    ///
    /// SQLite accepts a value of any type, so its own check does not find them.
    public let unreadable: Int
}

extension CachedRows {
    /// Counts the rows of all tables.
    public static func count(_ connection: Connection) throws(DatabaseError) -> CachedRows {
        let names = try connection.rows(
            """
            SELECT name FROM sqlite_schema
            WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
                AND name <> 'schemas'
            """
        ) { $0.text(0) }
        var (total, unreadable) = (0, 0)
        for name in names {
            let defects = try defects(in: name, connection)
            let condition = defects.isEmpty ? "0" : defects.joined(separator: " OR ")
            let counts = try connection.row("SELECT count(*), coalesce(sum(\(condition)), 0) FROM \(name.quoted)") {
                ($0.integer(0), $0.integer(1))
            }
            total += counts?.0 ?? 0
            unreadable += counts?.1 ?? 0
        }
        return CachedRows(total: total, unreadable: unreadable)
    }

    /// Returns the conditions for unreadable rows of a table.
    private static func defects(in table: String, _ connection: Connection) throws(DatabaseError) -> [String] {
        let columns = try connection.rows("SELECT name, lower(type) FROM pragma_table_info(?)", [.text(table)]) {
            (name: $0.text(0), type: $0.text(1))
        }
        let types = columns.filter { ["integer", "text", "real", "blob"].contains($0.type) }.map { column in
            "typeof(\(column.name.quoted)) NOT IN ('\(column.type)', 'null')"
        }
        return types + jsonDefects(of: table, columns.map(\.name))
    }

    /// Returns the conditions for the columns that have JSON: the identifiers of pages and the bodies of responses.
    private static func jsonDefects(of table: String, _ columns: [String]) -> [String] {
        if table == ResponseStore.table, columns.contains("body") { return ["NOT json_valid(CAST(body AS TEXT))"] }
        if table.hasSuffix("_pages"), columns.contains("items") { return ["NOT json_valid('[' || items || ']')"] }
        return []
    }
}

extension String {
    /// The text as the name of a table or column.
    fileprivate var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
