public import ChallengeCore
public import ChallengePersistence
public import ChallengePlatform

/// A cache in a database, with separate values for each address of an API.
///
/// While the rows are the complete collection of the API, they answer every list. Otherwise only cached pages are
/// returned.
public struct SQLiteDataSource<Item: ItemDTO>: LocalDataSourceContract {
    public let freshness: Freshness
    private let database: Database
    let items: ItemTable<Item>
    let pages: PageTable<Item>
    let collection: CompleteCollection<Item>

    public init(database: Database, apiAddress: String, freshness: Freshness) {
        self.database = database
        self.freshness = freshness
        items = ItemTable(apiAddress: apiAddress)
        pages = PageTable(apiAddress: apiAddress)
        collection = CompleteCollection(items: items)
    }

    public func getItems(identifiers: [Item.ID]) async throws(StorageFailure) -> [Cached<Item>] {
        try await read { (connection) throws(DatabaseError) in try items.items(identifiers, connection) }
    }

    public func saveItems(_ items: [Item], fetchedAt: Date) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try collection.prepareToSave(items, connection)
            try self.items.save(items, fetchedAt, connection)
        }
    }

    public func deleteItems(identifiers: [Item.ID]) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try collection.prepareToDelete(identifiers, connection)
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
                let own = try collection.matches(key.criteria, record, connection) ?? []
                let confirmedAt = stored.flatMap {
                    $0.value.agrees(with: own, on: key.page, in: record) ? $0.fetchedAt : nil
                }
                return Cached(value: page, fetchedAt: max(record.fetchedAt, confirmedAt ?? .distantPast))
            }
            guard let stored else { return nil }
            return stored.value.page(try items.items(stored.value.identifiers, connection).map(\.value)).map {
                Cached(value: $0, fetchedAt: stored.fetchedAt)
            }
        }
    }

    /// Returns the cursor of a page, which the page before it contains.
    func cursor(of key: PageKey) async -> String? {
        let previous = PageKey(page: key.page - 1, criteria: key.criteria)
        let page = try? await read { (connection) throws(DatabaseError) in try pages.page(previous, connection) }
        return page?.value.info.next
    }

    /// Returns all items in the order of the API's list if the rows are the complete collection, with the time at which
    /// the oldest was fetched.
    func completeCollection() async throws(StorageFailure) -> Cached<DownloadedList<Item>>? {
        try await readVersion { (connection) throws(DatabaseError) in
            guard let record = try collection.record(connection), let order = try collection.order(connection) else {
                return nil
            }
            let items = try items.items(order, connection).map(\.value)
            // Damage or another program can have removed rows.
            guard items.count == record.count else { return nil }
            return Cached(
                value: DownloadedList(items: items, unreadable: record.unreadable), fetchedAt: record.fetchedAt)
        }
    }

    /// Returns the rows of all items in ascending order, with the time at which the oldest was fetched.
    func allItems() async throws(StorageFailure) -> Cached<[Item]> {
        let rows = try await read { (connection) throws(DatabaseError) in try items.allItems(connection) }
        return Cached(value: rows.map(\.value), fetchedAt: rows.map(\.fetchedAt).min() ?? freshness.now)
    }

    public func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try collection.prepareToSave(page.results, connection)
            let isNew = try pages.page(key, connection)?.value.info != page.info
            try items.save(page.results, fetchedAt, connection)
            try pages.save(page, for: key, fetchedAt, connection)
            try collection.deleteRecordIfContradicted(by: PageContent(page), for: key, connection)
            if key.criteria.isEmpty, page.info.isCounted || key.page == page.info.pages {
                try collection.setRecordIfAllPagesAreStored(page.info, pages, isNew: isNew, connection)
            }
        }
    }

    public func deletePage(_ key: PageKey) async throws(StorageFailure) {
        try await write { (connection) throws(DatabaseError) in
            try pages.delete(key, connection)
            try collection.deleteRecordIfRowsHave(key, connection)
        }
    }

    func read<Value: Sendable>(
        _ work: @Sendable (borrowing Connection) throws(DatabaseError) -> Value
    ) async throws(StorageFailure) -> Value {
        try await database.reading(work)
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
        try await database.writing(work)
    }
}
