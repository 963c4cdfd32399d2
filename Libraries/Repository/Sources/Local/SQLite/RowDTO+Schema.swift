/// The tables of the cache whose columns are the same for every type of item.
extension RowDTO {
    static var pagesTable: String { "\(table)_pages" }

    /// The table of the texts with which criteria are compared.
    static var filtersTable: String { "\(table)_filters" }

    /// The table that records, for each API address, that the cache has all items of the collection.
    static var collectionTable: String { "\(table)_collection" }

    /// The statement that creates the table for the pages of the collection, for a schema.
    public static var pagesTableCreation: String {
        """
        CREATE TABLE \(pagesTable) (
            source TEXT NOT NULL, page_key TEXT NOT NULL, count INTEGER NOT NULL, pages INTEGER NOT NULL,
            items TEXT NOT NULL, fetched_at REAL NOT NULL,
            PRIMARY KEY (source, page_key)
        ) WITHOUT ROWID
        """
    }

    /// The statement that creates the table of the texts with which criteria are compared, for a schema.
    ///
    /// If the filters change, a further step of the schema deletes the table and creates it again.
    public static var filtersTableCreation: String {
        let columns = ["source TEXT NOT NULL", "id NOT NULL"] + filters.map { "\($0.value) TEXT NOT NULL" }
        return """
            CREATE TABLE \(filtersTable) (\(columns.joined(separator: ", ")), PRIMARY KEY (source, id)) WITHOUT ROWID
            """
    }

    /// The statement that creates the table for the records of complete collections, for a schema.
    public static var collectionTableCreation: String {
        """
        CREATE TABLE \(collectionTable) (
            source TEXT PRIMARY KEY, count INTEGER NOT NULL, fetched_at REAL NOT NULL,
            is_unfinished_sync INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID
        """
    }

    /// The statement that adds the column `version` to the table of complete collections, for a schema.
    public static var collectionVersionCreation: String {
        "ALTER TABLE \(collectionTable) ADD COLUMN version INTEGER NOT NULL DEFAULT 0"
    }

    /// The statements that add the identifiers in the order of the API, and delete the records without them, for a
    /// schema.
    public static var collectionOrderCreation: [String] {
        ["DELETE FROM \(collectionTable)", "ALTER TABLE \(collectionTable) ADD COLUMN items TEXT NOT NULL DEFAULT ''"]
    }
}
