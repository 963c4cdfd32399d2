internal import ChallengeCore
internal import ChallengeTerminal

extension PageWalk {
    /// Calls the visitor with the requested part of the list, page by page.
    func visit(_ request: PagingRequest, visit: (PagePart<Item>) async throws -> Void) async throws {
        switch request {
        case .page(let page):
            try await visit(PagePart(try await load(page)))
        case .all:
            try await visitFirst(.max, visit)
        case .first(let limit):
            try await visitFirst(limit, visit)
        case .sized(let page, let size):
            try await visitItems(page: page, size: size, visit)
        }
    }

    private func visitFirst(_ limit: Int, _ visit: (PagePart<Item>) async throws -> Void) async throws {
        var remaining = limit
        try await visitPages(limit: limit) { fetched in
            let part = PagePart(fetched, first: remaining)
            remaining -= part.items.count
            try await visit(part)
            return remaining > 0
        }
    }

    /// Visits a page with `size` items, which can begin and end in the middle of the pages that the source sends.
    ///
    /// If the source does not count its items, its pages can have any size, so all pages before it are loaded, too.
    ///
    /// - Throws: ``APIError/pageNotFound(page:pages:)`` for a page after the end.
    private func visitItems(page: Int, size: Int, _ visit: (PagePart<Item>) async throws -> Void) async throws {
        func afterEnd(_ count: Int) -> APIError {
            .pageNotFound(page: page, pages: Pagination(size: size).pages(of: count))
        }
        let offset = Pagination(size: size).offset(of: page)
        let (end, overflows) = offset.addingReportingOverflow(size)
        if overflows { throw afterEnd(try await load(1).value.count) }
        guard let (first, pageSize) = try await self.page(withItemAt: offset, afterEnd: afterEnd) else {
            return try await visitItems(offset..<end, afterEnd: afterEnd, visit)
        }
        try await visitPages(from: first, through: (end - 1) / pageSize + 1) { fetched in
            let start = Pagination(size: pageSize).offset(of: fetched.value.number)
            try await visit(PagePart(fetched, offset: offset, max(0, offset - start)..<(end - start)))
            return true
        }
    }

    /// Visits the items at the positions among those of all pages.
    private func visitItems(
        _ positions: Range<Int>, afterEnd failure: (_ count: Int) -> APIError,
        _ visit: (PagePart<Item>) async throws -> Void
    ) async throws {
        var end = 0
        try await visitPages(limit: positions.upperBound) { fetched in
            let (page, start) = (fetched.value, end)
            end += page.items.count
            if end > positions.lowerBound || positions.lowerBound == 0 {
                let first = max(0, positions.lowerBound - start)
                let last = end > positions.upperBound ? positions.upperBound - start : page.size
                try await visit(PagePart(fetched, offset: start + first, first..<last))
            }
            return end < positions.upperBound
        }
        if positions.lowerBound > 0, end <= positions.lowerBound { throw failure(end) }
    }

    /// Loads the page with the item at the offset, and returns it with the number of items on a full page; returns `nil`
    /// if the source does not count its items.
    ///
    /// The number of items on a full page is known only after a page was loaded. If the number is not the usual one,
    /// the item can be on another page, which is then loaded.
    private func page(
        withItemAt offset: Int, afterEnd failure: (_ count: Int) -> APIError
    ) async throws -> (page: Fetched<Page<Item>>, size: Int)? {
        let number = offset / usualPageSize + 1
        var fetched: Fetched<Page<Item>>
        do {
            fetched = try await load(number)
        } catch let error as any PresentableError where error.exitCode == .notFound && number > 1 {
            fetched = try await load(1)
        }
        let page = fetched.value
        if !page.isCounted { return nil }
        let size = page.fullSize ?? max(usualPageSize, page.size)
        let start = Pagination(size: size).offset(of: page.number)
        if offset > 0, offset >= page.count, offset - start >= page.size { throw failure(page.count) }
        if case let number = offset / size + 1, number != page.number { fetched = try await load(number) }
        return (fetched, size)
    }

    /// The number of items on a full page of most sources.
    private var usualPageSize: Int { 20 }
}

extension Page {
    /// The number of items on a full page; `nil` if the list has only this page.
    fileprivate var fullSize: Int? {
        if !isLast { return max(1, size) }
        return number > 1 ? max(1, (count - size) / (number - 1)) : nil
    }
}
