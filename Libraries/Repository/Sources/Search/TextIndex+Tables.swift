internal import ChallengePersistence

/// The tables of an index, and the rows that they are made of.
extension TextIndex {
    /// The version of the words; a change of ``SearchWords`` or of ``SearchableText`` needs a new number.
    private static var version: Int { 2 }

    /// The number of rows that are read at once.
    private static var batchSize: Int { 1000 }

    static var keyColumns: [String] { ["source", "id"] }

    /// A column for each searched column, and one for the parts of words.
    static var textColumns: [String] { (0...Item.searchedColumns.count).map { "text\($0)" } }

    static var textList: String { textColumns.joined(separator: ", ") }

    /// The condition that the identifier is in a JSON array.
    static var isListed: String { "id IN (SELECT value FROM json_each(?))" }

    /// The statements that create the tables, as SQLite stores them.
    ///
    /// The tokenizer `ascii` only separates words at spaces here, because the texts consist of folded words.
    static var definitions: [String] {
        let texts = textColumns.map { "\($0) TEXT NOT NULL" }.joined(separator: ", ")
        return [
            """
            CREATE TABLE \(textsTable) (
                number INTEGER PRIMARY KEY, source TEXT NOT NULL, id NOT NULL, \(texts),
                UNIQUE (source, id) /* version \(version), \(Item.searchedColumns.joined(separator: ", ")) */
            )
            """,
            """
            CREATE VIRTUAL TABLE \(indexTable) USING fts5(
                \(textList), content = '\(textsTable)', content_rowid = 'number', tokenize = 'ascii'
            )
            """,
        ]
    }

    /// Calls the body with the rows of the table of texts for all items, a limited number at a time.
    static func forEachBatch(
        _ connection: Connection, _ body: ([[SQLValue]]) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        let columns = (keyColumns + Item.searchedColumns).joined(separator: ", ")
        let query = """
            SELECT \(columns) FROM \(Item.table) WHERE (source, id) > (?, ?) ORDER BY source, id LIMIT \(batchSize)
            """
        var last: [SQLValue] = ["", ""]
        while true {
            let rows = try connection.rows(query, last) { row in
                [row[0], row[1]] + SearchableText(Item.searchedColumns.indices.map { row.text($0 + 2) }).values
            }
            if let row = rows.last { last = Array(row[..<2]) }
            try body(rows)
            if rows.count < batchSize { return }
        }
    }
}
