public import ChallengePersistence

/// The numbers of rows in a cache, for a diagnosis.
public struct CachedRows: Sendable, Equatable {
    public let total: Int
    /// The number of rows in which a value has another type than its column, or a text is not the JSON or the list that it
    /// must be.
    public let unreadable: Int
}

extension CachedRows {
    /// Counts the rows of all tables.
    public static func count(_ connection: Connection) throws(DatabaseError) -> CachedRows {
        var (total, unreadable) = (0, 0)
        for name in try connection.namesOfTables() {
            let condition = try defect(in: name, connection)
            let counts = try connection.row(
                "SELECT count(*), coalesce(sum(\(condition)), 0) FROM \(name.quotedForSQL)"
            ) { ($0.integer(0), $0.integer(1)) }
            total += counts?.0 ?? 0
            unreadable += counts?.1 ?? 0
        }
        return CachedRows(total: total, unreadable: unreadable)
    }

    /// Deletes the unreadable rows of all tables, and each full-text index of a table with such a row.
    ///
    /// The next search creates an index again.
    public static func deleteUnreadable(_ connection: Connection) throws(DatabaseError) {
        let indexes = try connection.rows("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL%'") {
            IndexTables(index: $0.text(0))
        }
        var (deletions, damaged): ([String], Set<IndexTables>) = ([], [])
        for name in try connection.namesOfTables() {
            let rows = "FROM \(name.quotedForSQL) WHERE \(try defect(in: name, connection))"
            guard try connection.row("SELECT 1 \(rows) LIMIT 1", [], { _ in true }) == true else { continue }
            let index = indexes.first { $0.contains(name) }
            if let index { damaged.insert(index) }
            if index == nil || index?.items == name { deletions.append("DELETE \(rows)") }
        }
        let drops = damaged.flatMap(\.names).map { "DROP TABLE IF EXISTS \($0.quotedForSQL)" }
        for statement in deletions + drops { try connection.execute(statement) }
    }

    /// Returns the condition for unreadable rows of a table.
    private static func defect(in table: String, _ connection: Connection) throws(DatabaseError) -> String {
        let columns = try connection.columns(of: table)
        let texts = columns.filter { $0.type == "text" }.map(\.name.quotedForSQL)
        let defects =
            columns.compactMap(\.conditionForWrongType) + jsonDefects(of: table, columns.map(\.name))
            + texts.map { listDefect(in: $0, of: table.quotedForSQL) }
        return defects.isEmpty ? "0" : defects.joined(separator: " OR ")
    }

    /// Returns the condition for a text that is no ``TextList``, in a column in which other rows have lists.
    private static func listDefect(in column: String, of table: String) -> String {
        let isList = "substr(\(column), -2) = '.' || char(10)"
        return "(\(column) <> '' AND NOT \(isList) AND EXISTS (SELECT 1 FROM \(table) WHERE \(isList)))"
    }

    /// Returns the conditions for the columns that have JSON: the identifiers of pages and of complete collections, and the
    /// bodies of responses.
    private static func jsonDefects(of table: String, _ columns: [String]) -> [String] {
        if table == ResponseStore.table, columns.contains("body") { return ["NOT json_valid(CAST(body AS TEXT))"] }
        if ["_pages", "_collection"].contains(where: table.hasSuffix), columns.contains("items") {
            return ["NOT json_valid('[' || items || ']')"]
        }
        return []
    }
}

/// The tables of a full-text index.
private struct IndexTables: Hashable {
    private static let indexEnd = "_search"

    /// The name of the virtual table.
    let index: String

    /// The table with the items.
    var items: String { index.hasSuffix(Self.indexEnd) ? String(index.dropLast(Self.indexEnd.count)) : index }

    var names: [String] { [index, items + "_texts"] }

    /// Returns `true` for the table of the items, the table of their texts, and the own tables of the index.
    func contains(_ name: String) -> Bool { name == items || names.contains(name) || name.hasPrefix(index + "_") }
}
