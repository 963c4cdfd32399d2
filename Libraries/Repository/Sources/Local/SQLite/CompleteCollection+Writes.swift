internal import ChallengeCore
internal import ChallengePersistence

/// The writes that complete a collection, or that contradict its record.
///
/// Each takes time in proportion to what is written, not to the number of rows.
extension CompleteCollection {
    /// Deletes the record if an item has no row yet; call it before the items are saved.
    func willSave(_ identifiers: [Item.ID], _ connection: Connection) throws(DatabaseError) {
        guard try record(connection) != nil else { return }
        if try items.count(of: identifiers, connection) < Set(identifiers).count { try delete(connection) }
    }

    /// Deletes the record if an item has a row; call it before the items are deleted.
    func willDelete(_ identifiers: [Item.ID], _ connection: Connection) throws(DatabaseError) {
        guard try record(connection) != nil else { return }
        if try items.count(of: identifiers, connection) > 0 { try delete(connection) }
    }

    /// Deletes the record if the page of the API differs from the rows.
    ///
    /// For a list with criteria, only the number of items is compared, and only on the first page, because counting
    /// them searches all rows.
    func didSave(_ page: PageDTO<Item>, for key: PageKey, _ connection: Connection) throws(DatabaseError) {
        guard let record = try record(connection) else { return }
        if key.criteria.isEmpty {
            guard page.info.count == record.count,
                try items.areConsecutive(page.results.map(\.id), connection)
            else { return try delete(connection) }
        } else if key.page == 1, let own = try self.page(1, of: key.criteria, in: record, connection) {
            if own.info != page.info { try delete(connection) }
        }
    }

    /// Deletes the record if the rows have a page that no longer exists in the API.
    func didDelete(_ key: PageKey, _ connection: Connection) throws(DatabaseError) {
        guard let record = try record(connection), key.criteria.isEmpty else { return }
        if key.page <= Pagination(size: items.api.pageSize).pages(of: record.count) { try delete(connection) }
    }

    /// Sets the record if all pages of the list are stored, agree, and are newer than the record.
    ///
    /// Rows that are on no page and older than all pages no longer exist in the API, so they are deleted. A newer row
    /// that is on no page means that the pages are out of date.
    func setIfAllPagesAreStored(
        _ info: PageInfoDTO, in pages: PageTable<Item>, _ connection: Connection
    ) throws(DatabaseError) {
        guard let stored = try pages.allPages(info, newerThan: try record(connection)?.fetchedAt, connection),
            let fetchedAt = stored.map(\.fetchedAt).min(),
            case let identifiers = stored.flatMap(\.identifiers), identifiers.count == info.count
        else { return }
        let others = Set(try items.identifiers(matching: [], connection) ?? []).subtracting(identifiers)
        guard try items.areOlder(Array(others), than: fetchedAt, connection) else { return }
        try items.delete(Array(others), connection)
        guard try items.identifiers(matching: [], connection) == identifiers else { return }
        try set(Record(count: info.count, fetchedAt: fetchedAt), connection)
    }
}
