internal import ChallengeCore
internal import ChallengePersistence

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The pages that one API has sent: the size of the list and the identifiers of the page's items.
struct PageTable<Item: RowDTO>: Sendable {
    struct StoredPage {
        let info: PageInfoDTO
        let identifiers: [Item.ID]
        let fetchedAt: Date
    }

    let apiAddress: String

    func page(_ key: PageKey, _ connection: Connection) throws(DatabaseError) -> StoredPage? {
        let page = try connection.row(
            "SELECT count, pages, items, fetched_at FROM \(Item.pagesTable) WHERE source = ? AND page_key = ?",
            [.text(apiAddress), .text(key.text)]
        ) { row in
            [Item.ID](columnText: row.text(2)).map { identifiers in
                StoredPage(
                    info: PageInfoDTO(count: row.integer(0), pages: row.integer(1)), identifiers: identifiers,
                    fetchedAt: Date(timeIntervalSince1970: row.real(3)))
            }
        }
        return page.flatMap(\.self)
    }

    func save(
        _ page: PageDTO<Item>, for key: PageKey, _ fetchedAt: Date, _ connection: Connection
    ) throws(DatabaseError) {
        try connection.execute(
            """
            INSERT OR REPLACE INTO \(Item.pagesTable) (source, page_key, count, pages, items, fetched_at)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                .text(apiAddress), .text(key.text), SQLValue(page.info.count), SQLValue(page.info.pages),
                .text(page.results.map(\.id).columnText), .real(fetchedAt.timeIntervalSince1970),
            ])
    }

    func delete(_ key: PageKey, _ connection: Connection) throws(DatabaseError) {
        try connection.execute(
            "DELETE FROM \(Item.pagesTable) WHERE source = ? AND page_key = ?", [.text(apiAddress), .text(key.text)])
    }

    func deleteAll(_ connection: Connection) throws(DatabaseError) {
        try connection.execute("DELETE FROM \(Item.pagesTable) WHERE source = ?", [.text(apiAddress)])
    }

    /// Returns all pages of the list without criteria, or `nil` if one of them is missing, too old or of another list.
    func allPages(
        _ info: PageInfoDTO, newerThan date: Date?, _ connection: Connection
    ) throws(DatabaseError) -> [StoredPage]? {
        func page(_ number: Int) throws(DatabaseError) -> StoredPage? {
            guard let page = try self.page(PageKey(page: number), connection), page.info == info else { return nil }
            return date.map { page.fetchedAt > $0 } ?? true ? page : nil
        }
        // A visit of all pages stores the last page last, so most calls end after this query.
        guard info.pages > 0, try page(info.pages) != nil else { return nil }
        var pages: [StoredPage] = []
        for number in 1...info.pages {
            guard let page = try page(number) else { return nil }
            pages.append(page)
        }
        return pages
    }
}
