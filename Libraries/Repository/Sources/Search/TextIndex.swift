internal import ChallengePersistence

/// A full-text index in the cache, over the searched columns of all rows of a table.
///
/// The first search creates it. From then on, each transaction that writes rows also changes the index.
///
/// A table has the words of each row. Its numbers are the row identifiers of the index and survive `VACUUM`. The index
/// is an FTS5 table that refers to this table and stores no texts.
struct TextIndex<Item: ItemDTO>: Sendable {
    static var indexTable: String { "\(Item.table)_search" }
    static var textsTable: String { "\(Item.table)_texts" }

    let apiAddress: String

    /// Returns `true` if the index exists in the format of this version.
    func exists(_ connection: Connection) throws(DatabaseError) -> Bool {
        try storedDefinitions(connection) == Self.definitions
    }

    /// Returns the number of rows that match, and the identifiers of the best matches, starting with the best one.
    func matches(
        _ query: SearchQuery, limit: Int, _ connection: Connection
    ) throws(DatabaseError) -> (identifiers: [Item.ID], count: Int) {
        let best = try identifiers(matching: query, limit: limit, connection)
        return (best, best.count < limit ? best.count : try count(of: query, connection))
    }

    private func identifiers(
        matching query: SearchQuery, limit: Int, _ connection: Connection
    ) throws(DatabaseError) -> [Item.ID] {
        let rank = "bm25(\(Self.indexTable), \(SearchQuery.weightOfName))"
        let names = query.hasOnlyExclusions ? [] : query.wholeNames.map { SQLValue.text($0) }
        let isOtherName = "texts.text0 NOT IN (\(names.map { _ in "?" }.joined(separator: ", ")))"
        let order = query.hasOnlyExclusions ? "" : "\(isOtherName), \(rank), "
        return try connection.rows(
            "SELECT texts.id \(Self.matchingRows) ORDER BY \(order)texts.id LIMIT ?",
            [.text(query.matchExpression), .text(apiAddress)] + names + [.integer(Int64(limit))]
        ) { Item.ID($0, column: 0) }
    }

    private func count(of query: SearchQuery, _ connection: Connection) throws(DatabaseError) -> Int {
        let hasOtherAPIs = try connection.row(
            "SELECT 1 FROM \(Self.textsTable) WHERE source < ?1 OR source > ?1", [.text(apiAddress)]
        ) { _ in true }
        // The index does not contain the API of a row. But a count in the index alone takes a third of the time.
        return hasOtherAPIs == true
            ? try connection.count(Self.matchingRows, [.text(query.matchExpression), .text(apiAddress)])
            : try connection.count(
                "FROM \(Self.indexTable) WHERE \(Self.indexTable) MATCH ?", [.text(query.matchExpression)])
    }

    /// Returns the number of rows of the API.
    func count(_ connection: Connection) throws(DatabaseError) -> Int {
        try connection.count("FROM \(Self.textsTable) WHERE source = ?", [.text(apiAddress)])
    }

    /// The rows of an API that match a query.
    ///
    /// `CROSS JOIN` makes SQLite read the index first. In the other order it runs the search once for each row.
    private static var matchingRows: String {
        """
        FROM \(indexTable) CROSS JOIN \(textsTable) AS texts ON texts.number = \(indexTable).rowid
        WHERE \(indexTable) MATCH ? AND texts.source = ?
        """
    }

    /// Returns the words of all names, separated by spaces, with the numbers of their rows.
    ///
    /// The rows are read in the order in which they are stored. Reading them in the order of the identifiers takes
    /// several times as long.
    func names(_ connection: Connection) throws(DatabaseError) -> [(number: Int, words: [UInt8])] {
        try connection.rows(
            "SELECT number, text0 FROM \(Self.textsTable) NOT INDEXED WHERE source = ? ORDER BY number",
            [.text(apiAddress)]
        ) { ($0.integer(0), $0.bytes(1)) }
    }

    /// Returns the identifier of the item whose texts have the number.
    func identifier(_ number: Int, _ connection: Connection) throws(DatabaseError) -> Item.ID? {
        try connection.row("SELECT id FROM \(Self.textsTable) WHERE number = ?", [.integer(Int64(number))]) {
            Item.ID($0, column: 0)
        }
    }

    /// Creates the index for the rows of all APIs, in place of an unusable one.
    func create(_ connection: Connection) throws(DatabaseError) {
        try drop(connection)
        for definition in Self.definitions { try connection.execute(definition) }
        try Self.forEachBatch(connection) { (rows) throws(DatabaseError) in
            try connection.replaceRows(in: Self.textsTable, columns: Self.keyColumns + Self.textColumns, with: rows)
        }
        try connection.execute("INSERT INTO \(Self.indexTable) (\(Self.indexTable)) VALUES ('rebuild')")
    }

    /// Updates the index after the items were saved.
    func save(_ items: [Item], _ connection: Connection) throws(DatabaseError) {
        try update(connection) { () throws(DatabaseError) in
            let stored = try storedTexts(items.map(\.id), connection)
            // As in the table, the last one of several items with one identifier remains.
            let remaining = Dictionary(items.map { ($0.id, $0) }) { _, last in last }.values
            // Most pages that are fetched again have the same texts.
            let changed = remaining.filter { stored[$0.id] != $0.searchableText.values }
            if changed.isEmpty { return }
            try remove(Self.isListed, [.text(changed.map(\.id).jsonArray)], connection)
            try connection.replaceRows(
                in: Self.textsTable, columns: Self.keyColumns + Self.textColumns,
                with: changed.map { [.text(apiAddress), $0.id.sqlValue] + $0.searchableText.values })
            try connection.execute(
                """
                INSERT INTO \(Self.indexTable) (rowid, \(Self.textList))
                SELECT number, \(Self.textList) FROM \(Self.textsTable) WHERE source = ? AND \(Self.isListed)
                """, [.text(apiAddress), .text(changed.map(\.id).jsonArray)])
        }
    }

    /// Updates the index after the items were deleted.
    func delete(_ identifiers: [Item.ID], _ connection: Connection) throws(DatabaseError) {
        try update(connection) { () throws(DatabaseError) in
            try remove(Self.isListed, [.text(identifiers.jsonArray)], connection)
        }
    }

    /// Changes the index if it exists; deletes it if it has another format or is damaged.
    private func update(_ connection: Connection, _ change: () throws(DatabaseError) -> Void) throws(DatabaseError) {
        let stored = try storedDefinitions(connection)
        if stored.isEmpty { return }
        guard stored == Self.definitions else { return try drop(connection) }
        do {
            try change()
        } catch {
            // The rows themselves can be sound, and the next search creates the index again. But a failure that has
            // rolled back the transaction has also removed the rows, so the whole write fails.
            guard error.canBeOfIndex, connection.isInTransaction else { throw error }
            try drop(connection)
        }
    }

    private func drop(_ connection: Connection) throws(DatabaseError) {
        // Without its texts an index counts as missing.
        try connection.execute("DROP TABLE IF EXISTS \(Self.textsTable)")
        // SQLite cannot delete an index that it cannot open, because it lacks FTS5 or a table of the index is damaged.
        // Then searches read the rows until the cache is cleared.
        try? connection.execute("DROP TABLE IF EXISTS \(Self.indexTable)")
    }

    /// Removes the rows of the API that meet the condition.
    ///
    /// FTS5 needs the old texts to delete them, so the index is changed before the table of texts.
    private func remove(_ condition: String, _ arguments: [SQLValue], _ connection: Connection) throws(DatabaseError) {
        let rows = "FROM \(Self.textsTable) WHERE source = ? AND \(condition)"
        try connection.execute(
            """
            INSERT INTO \(Self.indexTable) (\(Self.indexTable), rowid, \(Self.textList))
            SELECT 'delete', number, \(Self.textList) \(rows)
            """, [.text(apiAddress)] + arguments)
        try connection.execute("DELETE \(rows)", [.text(apiAddress)] + arguments)
    }

    private func storedTexts(
        _ identifiers: [Item.ID], _ connection: Connection
    ) throws(DatabaseError) -> [Item.ID: [SQLValue]] {
        let rows = try connection.rows(
            "SELECT id, \(Self.textList) FROM \(Self.textsTable) WHERE source = ? AND \(Self.isListed)",
            [.text(apiAddress), .text(identifiers.jsonArray)]
        ) { row in (Item.ID(row, column: 0), Self.textColumns.indices.map { SQLValue.text(row.text($0 + 1)) }) }
        return Dictionary(rows) { first, _ in first }
    }

    private func storedDefinitions(_ connection: Connection) throws(DatabaseError) -> [String] {
        try connection.rows(
            "SELECT sql FROM sqlite_schema WHERE name IN (?, ?) ORDER BY name DESC",
            [.text(Self.textsTable), .text(Self.indexTable)]
        ) { $0.text(0) }
    }
}

extension DatabaseError {
    /// `true` if the index can be the cause of the error.
    fileprivate var canBeOfIndex: Bool {
        switch self {
        case .damaged, .failed: true
        case .cannotOpen, .unknownSchema, .full, .readOnly, .busy: false
        }
    }
}

extension Connection {
    /// Returns the number of rows that the rest of the query selects.
    fileprivate func count(_ rows: String, _ arguments: [SQLValue]) throws(DatabaseError) -> Int {
        try row("SELECT count(*) \(rows)", arguments) { $0.integer(0) } ?? 0
    }
}
