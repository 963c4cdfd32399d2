internal import ChallengeCore
internal import ChallengePersistence
internal import ChallengePlatform
internal import Synchronization

/// The record of a complete collection, and the lists that are read from its rows.
///
/// The record states that the cache has a row for each item of the API's collection, and contains the order of the API's
/// list. It is written after a sync, or when the last missing page of the list is saved. A write that contradicts the
/// record deletes it.
struct CompleteCollection<Item: ItemDTO>: Sendable {
    struct Record: Equatable {
        let count: Int
        /// The time at which the oldest of the items was fetched.
        let fetchedAt: Date
        /// A random number, which is replaced when a row changes.
        let version: Int
        /// The number of items on a full page of the API's list.
        let pageSize: Int
        /// The identifiers and places of the unreadable items of the API's list.
        let unreadable: [String]
    }

    let items: ItemTable<Item>
    private let lastSearch = LastSearch<Item.ID>()

    init(items: ItemTable<Item>) { self.items = items }

    func record(_ connection: Connection) throws(DatabaseError) -> Record? {
        try connection.row(
            "SELECT count, fetched_at, version, page_size, unreadable FROM \(Item.collectionTable) WHERE source = ?",
            [.text(items.apiAddress)]
        ) { row in
            Record(
                count: row.integer(0), fetchedAt: Date(timeIntervalSince1970: row.real(1)), version: row.integer(2),
                pageSize: max(1, row.integer(3)), unreadable: TextList(storage: row.text(4)).elements)
        }
    }

    /// Returns the record if there are as many rows as it counts, because damage can remove rows.
    func confirmedRecord(_ connection: Connection) throws(DatabaseError) -> Record? {
        guard let record = try record(connection), try items.count(connection) == record.count else { return nil }
        return record
    }

    /// Returns the identifiers of all items in the order of the API's list, or `nil` if there is no readable record.
    func order(_ connection: Connection) throws(DatabaseError) -> [Item.ID]? {
        try connection.row(
            "SELECT items FROM \(Item.collectionTable) WHERE source = ?", [.text(items.apiAddress)]
        ) { [Item.ID](columnText: $0.text(0)) }.flatMap(\.self)
    }

    /// Returns a page of the items that match the criteria, divided as the API divides its lists.
    ///
    /// The first page has all unreadable items. Returns `nil` for criteria that cannot be evaluated. A page after the end
    /// has no items.
    func page(
        _ number: Int, of criteria: [Criterion], in record: Record, _ connection: Connection
    ) throws(DatabaseError) -> PageDTO<Item>? {
        guard let content = try content(ofPage: number, of: criteria, in: record, connection) else { return nil }
        return content.page(try items.items(content.identifiers, connection).map(\.value))
    }

    func content(
        ofPage number: Int, of criteria: [Criterion], in record: Record, _ connection: Connection
    ) throws(DatabaseError) -> PageContent<Item.ID>? {
        guard let matches = try matches(criteria, record, connection) else { return nil }
        let pagination = Pagination(size: record.pageSize)
        return PageContent(
            info: PageInfoDTO(count: matches.count, pages: pagination.pages(of: matches.count)),
            identifiers: Array(pagination.items(on: number, of: matches)),
            unreadable: number == 1 ? record.unreadable : [])
    }

    /// Writes the record for the items with these identifiers, which are in the order of the API's list.
    ///
    /// - Parameters:
    ///   - unreadable: The identifiers and places of the unreadable items.
    ///   - pageSize: The number of items on a full page of the API's list.
    func set(
        _ order: [Item.ID], unreadable: [String], pageSize: Int, _ fetchedAt: Date, _ connection: Connection
    ) throws(DatabaseError) {
        try connection.execute(
            """
            INSERT OR REPLACE INTO \(Item.collectionTable)
            (source, count, items, unreadable, fetched_at, version, page_size) VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(items.apiAddress), SQLValue(order.count), .text(order.columnText),
                .text(TextList(elements: unreadable).storage), .real(fetchedAt.timeIntervalSince1970), Self.newVersion,
                SQLValue(pageSize),
            ])
    }

    private static var newVersion: SQLValue { SQLValue(.random(in: 1...Int.max)) }

    func delete(_ connection: Connection) throws(DatabaseError) {
        try connection.execute("DELETE FROM \(Item.collectionTable) WHERE source = ?", [.text(items.apiAddress)])
    }

    /// Deletes the record if an item has no row yet.
    ///
    /// If all items have rows, but an item differs from its row, the record gets a new version. Call this method before
    /// the items are saved.
    func prepareToSave(_ newItems: [Item], _ connection: Connection) throws(DatabaseError) {
        guard try record(connection) != nil else { return }
        let stored = Dictionary(
            try items.items(newItems.map(\.id), connection).map { ($0.value.id, $0.value) },
            uniquingKeysWith: { first, _ in first })
        if newItems.contains(where: { stored[$0.id] == nil }) { return try delete(connection) }
        guard newItems.contains(where: { stored[$0.id]?.hasValues(of: $0) == false }) else { return }
        try connection.execute(
            "UPDATE \(Item.collectionTable) SET version = ? WHERE source = ?",
            [Self.newVersion, .text(items.apiAddress)])
    }

    /// Deletes the record if an item has a row; call it before the items are deleted.
    func prepareToDelete(_ identifiers: [Item.ID], _ connection: Connection) throws(DatabaseError) {
        guard try record(connection) != nil else { return }
        if try !items.items(identifiers, connection).isEmpty { try delete(connection) }
    }

    /// Returns the identifiers of the items that match the criteria, in the order of the API's list.
    func matches(
        _ criteria: [Criterion], _ record: Record, _ connection: Connection
    ) throws(DatabaseError) -> [Item.ID]? {
        if let matches = lastSearch.matches(of: criteria, in: record.version) { return matches }
        guard var matches = try order(connection), matches.count == record.count else { return nil }
        if !criteria.isEmpty {
            guard let found = try items.identifiers(matching: criteria, connection),
                // Rows of texts can be missing in a damaged cache.
                try items.filterableCount(connection) == record.count
            else { return nil }
            matches = matches.filter(found.contains)
        }
        lastSearch.save(matches, of: criteria, in: record.version)
        return matches
    }
}

/// The matches of the last search in memory, so that a command that loads all pages of a list searches only once.
private final class LastSearch<ID: ItemIdentifier>: Sendable {
    private let last = Mutex<(criteria: [Criterion], version: Int, matches: [ID])?>(nil)

    func matches(of criteria: [Criterion], in version: Int) -> [ID]? {
        last.withLock { last in
            guard let last, last.criteria == criteria, last.version == version else { return nil }
            return last.matches
        }
    }

    func save(_ matches: [ID], of criteria: [Criterion], in version: Int) {
        last.withLock { $0 = (criteria, version, matches) }
    }
}
