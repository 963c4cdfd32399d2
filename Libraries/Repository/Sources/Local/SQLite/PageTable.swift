internal import ChallengeCore
internal import ChallengePersistence
internal import ChallengePlatform

/// The pages that one API has sent.
struct PageTable<Item: ItemDTO>: Sendable {
    let apiAddress: String

    func page(_ key: PageKey, _ connection: Connection) throws(DatabaseError) -> Cached<PageContent<Item.ID>>? {
        let page = try connection.row(
            "SELECT count, pages, items, fetched_at FROM \(Item.pagesTable) WHERE source = ? AND page_key = ?",
            [.text(apiAddress), .text(key.text)]
        ) { row in
            [Item.ID](columnText: row.text(2)).map { identifiers in
                Cached(
                    value: PageContent(
                        info: PageInfoDTO(count: row.integer(0), pages: row.integer(1)), identifiers: identifiers),
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
    ///
    /// - Parameter date: If it is not `nil`, the first page must be newer, and no other page may be older than the
    ///   first one. A command that loads the whole list fetches the first page first.
    func allPages(
        _ info: PageInfoDTO, ofVisitAfter date: Date?, _ connection: Connection
    ) throws(DatabaseError) -> [Cached<PageContent<Item.ID>>]? {
        func page(_ number: Int) throws(DatabaseError) -> Cached<PageContent<Item.ID>>? {
            try self.page(PageKey(page: number), connection).flatMap { $0.value.info == info ? $0 : nil }
        }
        guard info.pages > 0, let first = try page(1), date.map({ first.fetchedAt > $0 }) ?? true else { return nil }
        var others: [Cached<PageContent<Item.ID>>] = []
        // A command that loads the whole list stores the last page last, so most calls end after two queries.
        for number in stride(from: info.pages, to: 1, by: -1) {
            guard let page = try page(number), date == nil || page.fetchedAt >= first.fetchedAt else { return nil }
            others.append(page)
        }
        return [first] + others.reversed()
    }
}

/// The content of a page: the size of the list, and the identifiers of the page's items.
struct PageContent<ID: ItemIdentifier>: Equatable {
    let info: PageInfoDTO
    let identifiers: [ID]
}

extension PageContent {
    init<Item: ItemDTO>(_ page: PageDTO<Item>) where Item.ID == ID {
        self.init(info: page.info, identifiers: page.results.map(\.id))
    }
}
