internal import ChallengeCore
internal import ChallengePersistence
internal import Synchronization

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The rows of an API while they are its whole collection, so that they can answer every list.
///
/// A record in a table of its own says that the rows are complete. A write that contradicts the record deletes it.
struct CompleteCollection<Item: RowDTO>: Sendable {
    struct Record: Equatable {
        let count: Int
        /// The time at which the oldest of the items was fetched.
        let fetchedAt: Date
        /// `true` if a sync fetched the items and has not ended yet.
        var isUnfinishedSync = false
    }

    let items: ItemTable<Item>
    private let lastSearch = LastSearch<Item.ID>()

    init(items: ItemTable<Item>) {
        self.items = items
    }

    func record(_ connection: Connection) throws(DatabaseError) -> Record? {
        try connection.row(
            "SELECT count, fetched_at, is_unfinished_sync FROM \(Item.collectionTable) WHERE source = ?",
            [.text(items.apiAddress)]
        ) { row in
            Record(
                count: row.integer(0), fetchedAt: Date(timeIntervalSince1970: row.real(1)),
                isUnfinishedSync: row.integer(2) != 0)
        }
    }

    /// Returns a page of the query's items, divided as the API divides its lists, or `nil` if the rows cannot tell.
    ///
    /// A page after the end is `nil`, too, so that the API reports the error.
    func page(
        _ number: Int, of query: RowQuery, in record: Record, _ connection: Connection
    ) throws(DatabaseError) -> PageDTO<Item>? {
        guard let matches = try matches(query, record, connection) else { return nil }
        let pagination = Pagination(size: items.api.pageSize)
        let info = PageInfoDTO(count: matches.count, pages: pagination.pages(of: matches.count))
        guard number <= max(1, info.pages) else { return nil }
        let identifiers = Array(pagination.items(on: number, of: matches))
        let results = try items.items(identifiers, connection).map(\.value)
        return results.count == identifiers.count ? PageDTO(info: info, results: results) : nil
    }

    /// Records that the rows are complete.
    func begin(_ record: Record, _ connection: Connection) throws(DatabaseError) {
        lastSearch.reset()
        try connection.execute(
            """
            INSERT OR REPLACE INTO \(Item.collectionTable) (source, count, fetched_at, is_unfinished_sync)
            VALUES (?, ?, ?, ?)
            """,
            [
                .text(items.apiAddress), SQLValue(record.count), .real(record.fetchedAt.timeIntervalSince1970),
                SQLValue(record.isUnfinishedSync ? 1 : 0),
            ])
    }

    func endSync(_ connection: Connection) throws(DatabaseError) {
        try connection.execute(
            "UPDATE \(Item.collectionTable) SET is_unfinished_sync = 0 WHERE source = ?", [.text(items.apiAddress)])
    }

    func end(_ connection: Connection) throws(DatabaseError) {
        lastSearch.reset()
        try connection.execute(
            "DELETE FROM \(Item.collectionTable) WHERE source = ?", [.text(items.apiAddress)])
    }

    /// Records that the rows are complete if `pages` are all pages of the list and contain exactly the rows.
    func begin(with pages: [PageTable<Item>.StoredPage], _ connection: Connection) throws(DatabaseError) {
        let identifiers = pages.flatMap(\.identifiers)
        guard let info = pages.first?.info, identifiers.count == info.count,
            let fetchedAt = pages.map(\.fetchedAt).min(),
            try items.identifiers(matching: RowQuery(), connection) == identifiers
        else { return }
        try begin(Record(count: info.count, fetchedAt: fetchedAt), connection)
    }

    /// Ends the collection if items were added to its rows or removed from them.
    func endIfCountDiffers(_ connection: Connection) throws(DatabaseError) {
        lastSearch.reset()
        guard let record = try record(connection), try items.count(connection) != record.count else { return }
        try end(connection)
    }

    /// Ends the collection if the API has sent another page than the rows give; `nil` is a page that does not exist.
    func endIfContradicted(
        by page: PageDTO<Item>?, for key: PageKey, _ connection: Connection
    ) throws(DatabaseError) {
        guard let record = try record(connection) else { return }
        let own = try self.page(key.page, of: key.query, in: record, connection)
        if own?.info != page?.info || own?.results.map(\.id) != page?.results.map(\.id) { try end(connection) }
    }

    private func matches(
        _ query: RowQuery, _ record: Record, _ connection: Connection
    ) throws(DatabaseError) -> [Item.ID]? {
        if let matches = lastSearch.matches(of: query, in: record.fetchedAt) { return matches }
        guard let matches = try items.identifiers(matching: query, connection),
            // The table of the texts is empty after a migration.
            try (query.selectsAll ? matches.count : items.count(connection)) == record.count
        else { return nil }
        lastSearch.save(matches, of: query, in: record.fetchedAt)
        return matches
    }
}

extension RowQuery {
    fileprivate var selectsAll: Bool { criteria.isEmpty && memberships.isEmpty }
}

extension PageKey {
    /// The query for the items of the list that the page belongs to.
    var query: RowQuery { RowQuery(criteria: criteria) }
}

/// The matches of the last search in memory, so that visiting all pages of a list searches once.
private final class LastSearch<ID: ItemIdentifier>: Sendable {
    private let last = Mutex<(query: RowQuery, fetchedAt: Date, matches: [ID])?>(nil)

    func matches(of query: RowQuery, in fetchedAt: Date) -> [ID]? {
        last.withLock { last in
            guard let last, last.query == query, last.fetchedAt == fetchedAt else { return nil }
            return last.matches
        }
    }

    func save(_ matches: [ID], of query: RowQuery, in fetchedAt: Date) {
        last.withLock { $0 = (query, fetchedAt, matches) }
    }

    func reset() {
        last.withLock { $0 = nil }
    }
}
