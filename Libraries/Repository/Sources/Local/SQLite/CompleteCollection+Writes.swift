internal import ChallengeCore
internal import ChallengePersistence
internal import ChallengePlatform

/// The writes that set, change or delete the record.
///
/// The time of these writes is proportional to the number of all rows:
/// - the last page of a list
/// - the first page of a search
/// - each further page of a search after a change of a row
///
/// The time of all other writes is proportional to the number of written rows.
extension CompleteCollection {
    /// The longest time in which all pages of a list without a total are fetched, in seconds.
    private static var longestVisit: Double { 600 }

    /// Deletes the record if a page of the API differs from the page of the rows.
    func deleteRecordIfContradicted(
        by page: PageContent<Item.ID>, for key: PageKey, _ connection: Connection
    ) throws(DatabaseError) {
        guard let record = try record(connection), let own = try matches(key.criteria, record, connection) else {
            return
        }
        if !page.agrees(with: own, on: key.page, in: record) { try delete(connection) }
    }

    /// Deletes the record if the rows have a page that no longer exists in the API.
    func deleteRecordIfRowsHave(_ key: PageKey, _ connection: Connection) throws(DatabaseError) {
        guard let record = try record(connection),
            let own = try content(ofPage: key.page, of: key.criteria, in: record, connection)
        else { return }
        if !own.identifiers.isEmpty { try delete(connection) }
    }

    /// Sets the record if all pages of the list are stored and agree.
    ///
    /// The comparison reads all pages and rows, so it must not run for each page while a command loads the whole list.
    /// It runs if the first page was loaded after the record was written, and all other pages after the first page.
    /// Without a record, it also runs for a page whose numbers of items and pages differ from the stored ones.
    ///
    /// Rows that are on no page and older than all pages no longer exist in the API, so they are deleted. A newer row
    /// that is on no page means that the pages are out of date.
    func setRecordIfAllPagesAreStored(
        _ info: PageInfoDTO, _ pages: PageTable<Item>, isNew: Bool, _ connection: Connection
    ) throws(DatabaseError) {
        let record = try record(connection)
        let start = record == nil && isNew ? nil : record?.fetchedAt ?? .distantPast
        guard let stored = try pages.allPages(info, ofVisitAfter: start, connection),
            let fetchedAt = stored.map(\.fetchedAt).min(), let newest = stored.map(\.fetchedAt).max(),
            // Without a total, only pages of about the same time are known to be of one list.
            info.isCounted || newest.timeIntervalSince(fetchedAt) <= Self.longestVisit,
            case let identifiers = stored.flatMap(\.value.identifiers),
            !info.isCounted || identifiers.count == info.count
        else { return }
        let others = try items.rows(except: identifiers, connection)
        guard others.allSatisfy({ $0.fetchedAt < fetchedAt }) else { return }
        try items.delete(others.map(\.identifier), connection)
        // There are fewer rows if an item is on two pages.
        guard try items.count(connection) == identifiers.count else { return }
        let size =
            stored.count > 1 ? max(1, stored[0].value.identifiers.count) : max(items.api.pageSize, identifiers.count)
        try set(
            identifiers, unreadable: stored.flatMap(\.value.unreadable), pageSize: size, fetchedAt, connection)
    }
}
