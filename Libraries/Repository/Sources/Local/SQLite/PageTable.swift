internal import ChallengeCore
internal import ChallengePersistence
internal import ChallengePlatform

/// The pages that one API has sent.
struct PageTable<Item: ItemDTO>: Sendable {
    let apiAddress: String

    func page(_ key: PageKey, _ connection: Connection) throws(DatabaseError) -> Cached<PageContent<Item.ID>>? {
        let page = try connection.row(
            """
            SELECT count, pages, items, fetched_at, is_counted, next, unreadable FROM \(Item.pagesTable)
            WHERE source = ? AND page_key = ?
            """,
            [.text(apiAddress), .text(key.text)]
        ) { row in
            [Item.ID](columnText: row.text(2)).map { identifiers in
                Cached(
                    value: PageContent(
                        info: PageInfoDTO(
                            count: row.integer(0), pages: row.integer(1), isCounted: row.integer(4) != 0,
                            next: row.text(5).isEmpty ? nil : row.text(5)), identifiers: identifiers,
                        unreadable: TextList(storage: row.text(6)).elements),
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
            INSERT OR REPLACE INTO \(Item.pagesTable) 
            (source, page_key, count, pages, items, unreadable, fetched_at, is_counted, next)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(apiAddress), .text(key.text), SQLValue(page.info.count), SQLValue(page.info.pages),
                .text(page.results.map(\.id).columnText), .text(TextList(elements: page.unreadable).storage),
                .real(fetchedAt.timeIntervalSince1970), SQLValue(page.info.isCounted ? 1 : 0),
                page.info.next.map { .text($0) } ?? .null,
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
            try self.page(PageKey(page: number), connection).flatMap {
                $0.value.info.isOf(info, onPage: number) ? $0 : nil
            }
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

/// The content of a page: the size of the list, the identifiers of the page's items, and the unreadable items.
struct PageContent<ID: ItemIdentifier>: Equatable {
    let info: PageInfoDTO
    let identifiers: [ID]
    let unreadable: [String]
}

extension PageContent {
    /// Returns `true` if this can be a page of the list with all these identifiers.
    ///
    /// The pages of a list without a total can differ in their sizes, and so can those with unreadable items.
    ///
    /// - Parameter record: The record of the collection that has the list.
    func agrees<Item>(with list: [ID], on number: Int, in record: CompleteCollection<Item>.Record) -> Bool {
        let pagination = Pagination(size: record.pageSize)
        if info.isCounted, record.unreadable.isEmpty {
            return info.count == list.count && info.pages == pagination.pages(of: list.count)
                && identifiers[...] == pagination.items(on: number, of: list)
        }
        let first = identifiers.first.map { list.firstIndex(of: $0) } ?? list.count
        guard let start = number == 1 ? 0 : first, list[start...].starts(with: identifiers) else { return false }
        if info.isCounted { return (list.count...list.count + record.unreadable.count).contains(info.count) }
        let end = start + identifiers.count
        return (info.pages > number || end == list.count)
            && (info.pages <= number || end < list.count || identifiers.isEmpty)
    }

    init<Item: ItemDTO>(_ page: PageDTO<Item>) where Item.ID == ID {
        self.init(info: page.info, identifiers: page.results.map(\.id), unreadable: page.unreadable)
    }

    /// Returns the page with its items; `nil` if some of them are missing.
    func page<Item: ItemDTO>(_ items: [Item]) -> PageDTO<Item>? where Item.ID == ID {
        items.count == identifiers.count ? PageDTO(info: info, results: items, unreadable: unreadable) : nil
    }
}

extension PageInfoDTO {
    /// Returns `true` if a page with this number can belong to the list with the last page's values.
    fileprivate func isOf(_ last: PageInfoDTO, onPage number: Int) -> Bool {
        guard isCounted == last.isCounted else { return false }
        return isCounted ? (count, pages) == (last.count, last.pages) : pages == min(number.nextPage, last.pages)
    }
}
