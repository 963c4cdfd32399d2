public import ChallengePersistence

/// The derived data of cached collections, which can contradict their rows after a change by another program.
public struct CachedCollections: Sendable, Equatable {
    /// A collection whose record says that all items are cached, although rows are missing.
    public struct Incomplete: Sendable, Equatable {
        /// The name of the table, such as `characters`.
        public let table: String
        /// The number of items in the record.
        public let count: Int
        public let rows: Int
    }

    public let incomplete: [Incomplete]

    /// The number of rows whose texts for filters differ from the item.
    public let wrongFilters: Int
}

extension CachedCollections {
    /// Compares the records and the texts for filters with the rows of all collections.
    public static func inspect(_ connection: Connection) throws(DatabaseError) -> CachedCollections {
        var incomplete: [Incomplete] = []
        var wrongFilters = 0
        for table in try FilterTable.all(connection) {
            incomplete += try connection.rows(
                "SELECT count, (\(table.rowCountQuery)) AS found FROM \(table.quotedRecords) AS record WHERE count <> found"
            ) { Incomplete(table: table.items, count: $0.integer(0), rows: $0.integer(1)) }
            wrongFilters += try table.wrongRows(connection).count
        }
        return CachedCollections(incomplete: incomplete, wrongFilters: wrongFilters)
    }

    /// Deletes the records of incomplete collections, so that their lists are requested from the API, and corrects the
    /// texts for filters.
    public static func mend(_ connection: Connection) throws(DatabaseError) {
        for table in try FilterTable.all(connection) {
            try connection.execute(
                "DELETE FROM \(table.quotedRecords) AS record WHERE count <> (\(table.rowCountQuery))")
            for row in try table.wrongRows(connection) {
                guard let texts = row.texts else {
                    try connection.execute("DELETE FROM \(table.quotedFilters) WHERE source = ? AND id = ?", row.key)
                    continue
                }
                try connection.replaceRows(
                    in: table.quotedFilters, columns: ["source", "id"] + table.columns.map(\.quotedForSQL),
                    with: [row.key + texts])
            }
        }
    }
}

/// The tables of one collection that depend on each other.
private struct FilterTable {
    /// A row of texts that differ from the item.
    struct WrongRow {
        let key: [SQLValue]
        /// The right texts; `nil` if there is no item.
        let texts: [SQLValue]?
    }

    let items: String
    /// The columns with texts for filters.
    let columns: [String]

    var filters: String { items + Self.filtersEnd }
    var records: String { items + "_collection" }
    var quotedItems: String { items.quotedForSQL }
    var quotedFilters: String { filters.quotedForSQL }
    var quotedRecords: String { records.quotedForSQL }

    private static let filtersEnd = "_filters"

    /// The query that counts the rows of the record's API in the table of items and in the table of texts, and returns
    /// the smaller number.
    ///
    /// An empty table of texts is ignored, because a migration empties it until the next sync.
    var rowCountQuery: String {
        """
        SELECT min(
            (SELECT count(*) FROM \(quotedItems) WHERE source = record.source),
            (SELECT coalesce(nullif(count(*), 0), 9e9) FROM \(quotedFilters) WHERE source = record.source))
        """
    }

    static func all(_ connection: Connection) throws(DatabaseError) -> [FilterTable] {
        let names = try connection.namesOfTables()
        var tables: [FilterTable] = []
        for name in names where name.hasSuffix(filtersEnd) {
            let items = String(name.dropLast(filtersEnd.count))
            let known = try connection.columns(of: items).map(\.name)
            let columns = try connection.columns(of: name).map(\.name).filter { !["source", "id"].contains($0) }
            let table = FilterTable(items: items, columns: columns)
            if names.contains(table.records), columns.allSatisfy(known.contains) { tables.append(table) }
        }
        return tables
    }

    /// Returns the rows whose texts are not those of the item in lower case, and those without an item.
    func wrongRows(_ connection: Connection) throws(DatabaseError) -> [WrongRow] {
        let selected = columns.map { "item.\($0.quotedForSQL)" } + columns.map { "filter.\($0.quotedForSQL)" }
        return try connection.rows(
            """
            SELECT filter.source, filter.id, item.id IS NULL, \(selected.joined(separator: ", "))
            FROM \(quotedFilters) AS filter LEFT JOIN \(quotedItems) AS item USING (source, id)
            """
        ) { row -> WrongRow? in
            let key = [row[0], row[1]]
            if row.integer(2) == 1 { return WrongRow(key: key, texts: nil) }
            let expected = columns.indices.map { row[$0 + 3].lowercased }
            let found = columns.indices.map { row[$0 + 3 + columns.count] }
            return expected == found ? nil : WrongRow(key: key, texts: expected)
        }.compactMap(\.self)
    }
}
