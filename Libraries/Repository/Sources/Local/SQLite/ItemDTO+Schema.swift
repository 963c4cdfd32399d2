public import ChallengePersistence

/// The tables of a collection, which follow from its declaration.
extension ItemDTO {
    static var pagesTable: String { "\(table)_pages" }

    /// The table of the texts with which criteria and searched words are compared.
    static var filtersTable: String { "\(table)_filters" }

    /// The table that records, for each API address, that the cache has all items of the collection.
    static var collectionTable: String { "\(table)_collection" }

    /// Returns the schema of the tables, which are made again if the declaration changes.
    ///
    /// - Parameter name: The name of the collection, because making the declaration takes time.
    public static func schema(_ name: String) -> Schema { schema(name) { statements } }

    /// Returns the schema for the file of the cache, which has no tables of a collection in memory.
    public static func fileSchema(_ name: String) -> Schema {
        schema(name) { collection.storage == .file ? statements : [] }
    }

    private static func schema(_ name: String, _ statements: @escaping @Sendable () -> [String]) -> Schema {
        Schema(
            cacheOf: name,
            tables: [table, pagesTable, filtersTable, collectionTable],
            record: collectionTable, statements: statements)
    }

    public static var schema: Schema { schema(table) }

    /// The identifiers in the column `items` are in the order of the API.
    private static var statements: [String] {
        [
            """
            CREATE TABLE \(table) (
                source TEXT NOT NULL, id NOT NULL, \(definitions)fetched_at REAL NOT NULL, PRIMARY KEY (source, id)
            ) WITHOUT ROWID
            """,
            """
            CREATE TABLE \(pagesTable) (
                source TEXT NOT NULL, page_key TEXT NOT NULL, count INTEGER NOT NULL, pages INTEGER NOT NULL,
                items TEXT NOT NULL, unreadable TEXT NOT NULL, fetched_at REAL NOT NULL, is_counted INTEGER NOT NULL,
                next TEXT, PRIMARY KEY (source, page_key)
            ) WITHOUT ROWID
            """,
            """
            CREATE TABLE \(filtersTable) (
                source TEXT NOT NULL, id NOT NULL, appearances INTEGER NOT NULL,
                folded TEXT NOT NULL /* \(textVersion): \(textUses) */, \(filterDefinitions)PRIMARY KEY (source, id)
            ) WITHOUT ROWID
            """,
            """
            CREATE TABLE \(collectionTable) (
                source TEXT PRIMARY KEY, count INTEGER NOT NULL, items TEXT NOT NULL, unreadable TEXT NOT NULL,
                fetched_at REAL NOT NULL, version INTEGER NOT NULL, page_size INTEGER NOT NULL
            ) WITHOUT ROWID
            """,
        ]
    }

    private static var definitions: String {
        // The comments make another format of a column another statement.
        zip(columns, collection.formats).map { "\($0) TEXT NOT NULL /* \($1) */, " }.joined()
    }

    /// The uses of the columns, because other uses make another text.
    private static var textUses: String {
        collection.uses.map { position, use in "\(position) \(use.name)" }.joined(separator: ", ")
    }

    private static var filterDefinitions: String { filterColumns.map { "\($0) TEXT NOT NULL, " }.joined() }
}
