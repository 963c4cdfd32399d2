public import ChallengeCore
public import ChallengePersistence

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A cache in a database, with separate values for each address of an API.
///
/// While the rows are the complete collection of the API, they answer every list. Otherwise only stored pages are
/// returned.
public struct SQLiteDataSource<Item: RowDTO>: LocalDataSourceContract {
    private let database: Database
    let items: ItemTable<Item>
    let pages: PageTable<Item>
    let collection: CompleteCollection<Item>

    public init(database: Database, apiAddress: String, api: APIConventions) {
        self.database = database
        items = ItemTable(apiAddress: apiAddress, api: api)
        pages = PageTable(apiAddress: apiAddress)
        collection = CompleteCollection(items: items)
    }

    public func getItems(identifiers: [Item.ID]) async throws(StorageFailure) -> [Cached<Item>] {
        try await read { (connection) throws(DatabaseError) in try items.items(identifiers, connection) }
    }

    public func saveItems(_ items: [Item], fetchedAt: Date) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try collection.willSave(items.map(\.id), connection)
            try self.items.save(items, fetchedAt, connection)
        }
    }

    public func deleteItems(identifiers: [Item.ID]) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try collection.willDelete(identifiers, connection)
            try items.delete(identifiers, connection)
        }
    }

    /// Returns the page from the rows of the complete collection, or else as it was stored.
    ///
    /// If the API has confirmed the page after the collection was fetched, the page has the later time.
    public func getPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<Item>>? {
        try await readVersion { (connection) throws(DatabaseError) in
            let stored = try pages.page(key, connection)
            if let record = try collection.record(connection),
                let page = try collection.page(key.page, of: key.criteria, in: record, connection)
            {
                let isConfirmed =
                    stored.map { $0.info == page.info && $0.identifiers == page.results.map(\.id) } ?? false
                let confirmedAt = isConfirmed ? stored?.fetchedAt : nil
                return Cached(value: page, fetchedAt: max(record.fetchedAt, confirmedAt ?? .distantPast))
            }
            guard let stored else { return nil }
            let results = try items.items(stored.identifiers, connection).map(\.value)
            guard results.count == stored.identifiers.count else { return nil }
            return Cached(value: PageDTO(info: stored.info, results: results), fetchedAt: stored.fetchedAt)
        }
    }

    public func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try collection.willSave(page.results.map(\.id), connection)
            try items.save(page.results, fetchedAt, connection)
            try pages.save(page, for: key, fetchedAt, connection)
            try collection.didSave(page, for: key, connection)
            if key.criteria.isEmpty { try collection.setIfAllPagesAreStored(page.info, in: pages, connection) }
        }
    }

    public func deletePage(_ key: PageKey) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try pages.delete(key, connection)
            try collection.didDelete(key, connection)
        }
    }

    func read<Value: Sendable>(
        _ work: @Sendable (borrowing Connection) throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        try await database.withStorageFailure { (database) async throws(DatabaseError) in try await database.read(work)
        }
    }

    /// Runs the work on one version of the file, also while another process writes it.
    func readVersion<Value: Sendable>(
        _ work: @Sendable (borrowing Connection) throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        try await read { (connection) throws(DatabaseError) in
            try connection.readTransaction { () throws(DatabaseError) in try work(connection) }
        }
    }

    func write<Value: Sendable>(
        _ work: @Sendable (borrowing Connection) throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        try await database.withStorageFailure { (database) async throws(DatabaseError) in try await database.write(work)
        }
    }
}

extension RowDTO {
    static var pagesTable: String { "\(table)_pages" }

    /// The table of the texts that criteria compare.
    static var filtersTable: String { "\(table)_filters" }

    /// The table that records for which addresses of an API the rows are the complete collection.
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

    /// The statement that creates the table for the texts that criteria compare, for a schema.
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
}
