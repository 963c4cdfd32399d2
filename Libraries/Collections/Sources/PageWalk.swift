internal import ChallengeCore
internal import ChallengeTerminal

/// A sequential visit of the pages of a list that loads a few pages ahead.
struct PageWalk<Item: Sendable>: Sendable {
    private typealias Outcome = Result<Fetched<Page<Item>>, any Error>

    let load: @Sendable (Int) async throws -> Fetched<Page<Item>>

    /// Calls the visitor with each page from the first page on, until it returns `false`.
    ///
    /// If a page fails, the pages before it are visited first. With a limit of items, only as many pages are requested
    /// as the limit needs; further pages are requested if pages have fewer items than the first one.
    func visitPages(limit: Int, visit: (Fetched<Page<Item>>) async throws -> Bool) async throws {
        try await visitPages(from: try await load(1), limit: limit, visit: visit)
    }

    /// Calls the visitor with a page and those after it, through the page with the number `end`.
    func visitPages(
        from first: Fetched<Page<Item>>, through end: Int = .max, limit: Int = .max,
        visit: (Fetched<Page<Item>>) async throws -> Bool
    ) async throws {
        let start = first.value.number
        guard try await visit(first), start < min(first.value.pages, end) else { return }
        var last = first
        var missing = limit - first.value.items.count
        var lastPage = min(end, lastPage(of: first.value, after: start, missing: missing, pages: first.value.pages))

        try await withThrowingTaskGroup(of: (page: Int, outcome: Outcome).self) { group in
            defer { group.cancelAll() }
            var page = start
            var requested = start
            func requestAhead() {
                while requested < min(lastPage, page + (first.value.isSequential ? 1 : pagesAhead)) {
                    requested += 1
                    group.addTask { [requested] in (requested, await Outcome { try await load(requested) }) }
                }
            }
            requestAhead()

            var early: [Int: Outcome] = [:]
            var size = first.value.size
            var isOneList = start == 1 && first.value.isCounted && first.origin == .remote
            while page < lastPage {
                page += 1
                while early[page] == nil, let arrival = try await group.next() {
                    early[arrival.page] = arrival.outcome
                }
                guard let outcome = early.removeValue(forKey: page) else { throw CancellationError() }
                let fetched = try outcome.page(page, after: last)
                last = fetched
                missing -= fetched.value.items.count
                size += fetched.value.size
                isOneList = isOneList && fetched.value.count == first.value.count && fetched.origin == .remote
                lastPage = min(
                    end, self.lastPage(of: first.value, after: page, missing: missing, pages: fetched.value.pages))
                requestAhead()
                guard try await visit(fetched) else { return }
            }
            if isOneList, last.value.isLast, size < first.value.count {
                throw APIError.failed(.unreadable(path: "count", reason: "fewer items"))
            }
        }
    }

    /// The number of pages that may be loading or waiting at the same time, to limit the memory and the load of the
    /// server.
    private var pagesAhead: Int { 4 }

    /// Returns the last page to request if `missing` items are needed after a page and all further pages are full.
    private func lastPage(of first: Page<Item>, after page: Int, missing: Int, pages: Int) -> Int {
        if first.size == 0 { return pages }
        let needed = missing > 0 ? (missing - 1) / first.size + 1 : 0
        return page + min(needed, max(0, pages - page))
    }
}

extension Result {
    /// Returns the page; after a page that may be the last one, a missing page is an empty one.
    fileprivate func page<Item>(
        _ number: Int, after last: Fetched<Page<Item>>
    ) throws -> Fetched<Page<Item>> where Success == Fetched<Page<Item>>, Failure == any Error {
        do {
            return try get()
        } catch let error as any PresentableError where error.exitCode == .notFound && last.value.isOpenEnded {
            return last.map { Page(number: number, pages: $0.number, count: $0.count, items: [], isCounted: false) }
        }
    }
}
