internal import ChallengeCore
internal import ChallengePersistence
internal import ChallengePlatform

/// The rows of the items that one API has sent, and the texts that the criteria of lists and the searches compare.
///
/// The texts have a table of their own, because reading the complete rows takes many times as long.
struct ItemTable<Item: ItemDTO>: Sendable {
    /// The longest value of a criterion, in bytes: the search for a value takes time in proportion to its length.
    private static var longestCriterion: Int { 1024 }

    let apiAddress: String
    var api: APIConventions { Item.collection.api }

    /// Returns all items, in ascending order of the identifiers.
    func allItems(_ connection: Connection) throws(DatabaseError) -> [Cached<Item>] {
        let columns = (["id"] + Item.columns + ["fetched_at"]).joined(separator: ", ")
        return try connection.rows(
            "SELECT \(columns) FROM \(Item.table) WHERE source = ? ORDER BY id", [.text(apiAddress)]
        ) { row in
            Cached(
                value: Item.collection.item(row),
                fetchedAt: Date(timeIntervalSince1970: row.real(Item.columns.count + 1)))
        }
    }

    /// Returns the items in the order of the identifiers, without those that are missing.
    func items(_ identifiers: [Item.ID], _ connection: Connection) throws(DatabaseError) -> [Cached<Item>] {
        let columns = (["id"] + Item.columns + ["fetched_at"]).map { "items.\($0)" }.joined(separator: ", ")
        return try connection.rows(
            """
            SELECT \(columns)
            FROM json_each(?) AS wanted JOIN \(Item.table) AS items ON items.source = ? AND items.id = wanted.value
            ORDER BY wanted.key
            """,
            [.text(identifiers.jsonArray), .text(apiAddress)]
        ) { row in
            Cached(
                value: Item.collection.item(row),
                fetchedAt: Date(timeIntervalSince1970: row.real(Item.columns.count + 1)))
        }
    }

    func save(_ items: [Item], _ fetchedAt: Date, _ connection: Connection) throws(DatabaseError) {
        try connection.replaceRows(
            in: Item.table, columns: ["source", "id"] + Item.columns + ["fetched_at"],
            with: items.map { item in
                [.text(apiAddress), item.id.sqlValue] + item.values + [.real(fetchedAt.timeIntervalSince1970)]
            })
        try connection.replaceRows(
            in: Item.filtersTable, columns: ["source", "id", "appearances", "folded"] + Item.filterColumns,
            with: items.map { item in
                let texts = Item.collection.filters.map { column in
                    SearchedText.stored(
                        Item.collection.filterTexts(column, of: item), Item.collection.match(ofColumn: column))
                }
                let folded = String(decoding: item.text.bytes, as: UTF8.self)
                return [.text(apiAddress), item.id.sqlValue, SQLValue(item.appearances)]
                    + ([folded] + texts).map { .text($0) }
            })
    }

    func delete(_ identifiers: [Item.ID], _ connection: Connection) throws(DatabaseError) {
        for table in [Item.table, Item.filtersTable] {
            try connection.execute(
                "DELETE FROM \(table) WHERE source = ? AND id IN (SELECT value FROM json_each(?))",
                [.text(apiAddress), .text(identifiers.jsonArray)])
        }
    }

    /// Calls the body with the identifier, the appearances and the folded text of each item.
    ///
    /// - Parameter body: Receives the row with the first two as columns, and the bytes of an ``ItemText``.
    func forEachText(
        _ connection: Connection, _ body: (borrowing SQLRow, UnsafeBufferPointer<UInt8>) -> Void
    ) throws(DatabaseError) {
        try connection.forEachRow(
            "SELECT id, appearances, folded FROM \(Item.filtersTable) WHERE source = ? ORDER BY id",
            [.text(apiAddress)]
        ) { row in row.withBytes(2) { body(row, $0) } }
    }

    func identifiersOfTexts(_ connection: Connection) throws(DatabaseError) -> Set<Item.ID> {
        Set(
            try connection.rows("SELECT id FROM \(Item.filtersTable) WHERE source = ?", [.text(apiAddress)]) {
                Item.ID($0, column: 0)
            })
    }

    /// Returns the rows of all items except those with the identifiers.
    func rows(
        except identifiers: [Item.ID], _ connection: Connection
    ) throws(DatabaseError) -> [(identifier: Item.ID, fetchedAt: Date)] {
        try connection.rows(
            """
            SELECT id, fetched_at FROM \(Item.table)
            WHERE source = ? AND id NOT IN (SELECT value FROM json_each(?))
            """, [.text(apiAddress), .text(identifiers.jsonArray)]
        ) { (Item.ID($0, column: 0), Date(timeIntervalSince1970: $0.real(1))) }
    }

    func count(_ connection: Connection) throws(DatabaseError) -> Int { try count(in: Item.table, connection) }

    /// Returns the number of items that criteria can find.
    func filterableCount(_ connection: Connection) throws(DatabaseError) -> Int {
        try count(in: Item.filtersTable, connection)
    }

    private func count(in table: String, _ connection: Connection) throws(DatabaseError) -> Int {
        try connection.row("SELECT count(*) FROM \(table) WHERE source = ?", [.text(apiAddress)]) { $0.integer(0) } ?? 0
    }

    /// Returns the identifiers of the items that match all criteria.
    ///
    /// Returns `nil` if a criterion is unknown or its value is too long.
    func identifiers(matching criteria: [Criterion], _ connection: Connection) throws(DatabaseError) -> Set<Item.ID>? {
        var conditions: [SQLText] = []
        for criterion in criteria {
            guard let condition = condition(criterion) else { return nil }
            conditions.append(condition)
        }
        let all = (["source = ?"] + conditions.map(\.sql)).joined(separator: " AND ")
        return Set(
            try connection.rows(
                "SELECT id FROM \(Item.filtersTable) WHERE \(all)", [.text(apiAddress)] + conditions.map(\.argument)
            ) { Item.ID($0, column: 0) })
    }

    private func condition(_ criterion: Criterion) -> SQLText? {
        guard criterion.value.utf8.count <= Self.longestCriterion,
            let column = Item.collection.column(of: criterion.name)
        else { return nil }
        let text = SearchedText(criterion, Item.collection.match(ofColumn: column), api: api)
        return SQLText(sql: "instr(\(Item.columns[column]), ?) > 0", argument: .text(text.pattern))
    }
}

/// A part of a statement with its argument.
private struct SQLText {
    let sql: String
    let argument: SQLValue
}
