public import ChallengePersistence

/// The tables of the cache whose columns are the same for every type of item.
extension RowDTO {
    static var pagesTable: String { "\(table)_pages" }

    /// The table of the texts with which criteria are compared.
    static var filtersTable: String { "\(table)_filters" }

    /// The table that records, for each API address, that the cache has all items of the collection.
    static var collectionTable: String { "\(table)_collection" }

    /// Returns the schema of the statements, which create the table of the items, and of the tables for pages, criteria
    /// and complete collections.
    public static func cacheSchema(_ statements: @escaping @Sendable () -> [String]) -> Schema {
        Schema(
            cacheOf: table,
            tables: [
                table, pagesTable, filtersTable, collectionTable, TextIndex<Self>.indexTable,
                TextIndex<Self>.textsTable,
            ],
            record: collectionTable
        ) {
            statements() + [pagesTableCreation, filtersTableCreation, collectionTableCreation]
        }
    }

    private static var pagesTableCreation: String {
        """
        CREATE TABLE \(pagesTable) (
            source TEXT NOT NULL, page_key TEXT NOT NULL, count INTEGER NOT NULL, pages INTEGER NOT NULL,
            items TEXT NOT NULL, fetched_at REAL NOT NULL,
            PRIMARY KEY (source, page_key)
        ) WITHOUT ROWID
        """
    }

    private static var filtersTableCreation: String {
        let columns = ["source TEXT NOT NULL", "id NOT NULL"] + filters.map { "\($0.value) TEXT NOT NULL" }
        return """
            CREATE TABLE \(filtersTable) (\(columns.joined(separator: ", ")), PRIMARY KEY (source, id)) WITHOUT ROWID
            """
    }

    /// The identifiers in the column `items` are in the order of the API.
    private static var collectionTableCreation: String {
        """
        CREATE TABLE \(collectionTable) (
            source TEXT PRIMARY KEY, count INTEGER NOT NULL, items TEXT NOT NULL, fetched_at REAL NOT NULL,
            is_unfinished_sync INTEGER NOT NULL, version INTEGER NOT NULL
        ) WITHOUT ROWID
        """
    }
}
