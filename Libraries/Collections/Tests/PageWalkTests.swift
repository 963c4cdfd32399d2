import ChallengeCore
import Synchronization
import Testing

@testable import ChallengeCollections

struct PageWalkTests {
    @Test func `pages are visited in order even if they arrive in another order`() async throws {
        let pages = PagesStub(pages: 9, reversesArrivals: true)

        var visited: [Int] = []
        try await pages.walk.visitPages(limit: .max) { fetched in
            visited.append(fetched.value.number)
            return true
        }

        #expect(visited == Array(1...9))
    }

    @Test(arguments: [(1, 1), (2, 1), (3, 3), (4, 3), (5, 4), (6, 5), (100, 5)])
    func `further pages are requested if pages have fewer items`(limit: Int, expected: Int) async throws {
        // Pages of two items, except the second page, which has none, and the fourth page, which has one.
        let items = [[1, 2], [], [5, 6], [7], [9, 10]]
        let requested = Mutex<[Int]>([])
        let walk = PageWalk<Int> { page in
            requested.withLock { $0.append(page) }
            return Fetched(value: Page(number: page, pages: 5, count: 7, items: items[page - 1]), origin: .remote)
        }

        var remaining = limit
        try await walk.visitPages(limit: limit) { fetched in
            remaining -= fetched.value.items.count
            return remaining > 0
        }

        #expect(requested.withLock(\.self).sorted() == Array(1...expected))
    }

    @Test(arguments: 1...11)
    func `parts of a list without a total have every item once, whatever the sizes of its pages`(
        size: Int
    ) async throws {
        // The second page has an unreadable item.
        let items = [[1, 2, 3], [], [4], [5, 6, 7, 8], [9, 10]]
        let walk = PageWalk<Int> { page in
            guard page <= items.count else { throw APIError.pageNotFound(page: page, pages: items.count) }
            return Fetched(
                value: Page(
                    number: page, pages: min(page + 1, items.count), count: items[..<page].joined().count,
                    items: items[page - 1], dropped: page == 2 ? 1 : 0, isCounted: false), origin: .remote)
        }
        let pages = Pagination(size: size).pages(of: 10)

        var found: [Int] = []
        for page in 1...pages { try await walk.visit(.sized(page: page, size: size)) { found += $0.items } }

        #expect(found == Array(1...10))
        await #expect(throws: APIError.pageNotFound(page: pages + 1, pages: pages)) {
            try await walk.visit(.sized(page: pages + 1, size: size)) { _ in }
        }
    }

    @Test func `at most four pages are loaded ahead of the visitor`() async throws {
        let pages = PagesStub(pages: 30)

        var furthest = 0
        try await pages.walk.visitPages(limit: .max) { fetched in
            furthest = max(furthest, (pages.requested.max() ?? 0) - fetched.value.number)
            return true
        }

        #expect(furthest <= 5)
        #expect(pages.requested.sorted() == Array(1...30))
    }

    @Test(.timeLimit(.minutes(15)))
    func `a walk that ends does not wait for pages that are still loading`() async throws {
        let walk = PageWalk<Int> { page in
            // No value ever arrives in the stream, so only cancellation ends the wait.
            if page > 2 { for await _ in AsyncStream<Never>.makeStream().stream {} }
            return Fetched(value: Page(number: page, pages: 9, count: 9, items: [page]), origin: .remote)
        }

        var visited: [Int] = []
        try await walk.visitPages(limit: .max) { fetched in
            visited.append(fetched.value.number)
            return visited.count < 2
        }

        #expect(visited == [1, 2])
    }
}

/// A list whose pages arrive in request order, or whose even pages arrive after the odd ones.
private final class PagesStub: Sendable {
    private let pages: Int
    private let reversesArrivals: Bool
    private let log = Mutex<[Int]>([])

    init(pages: Int, reversesArrivals: Bool = false) {
        self.pages = pages
        self.reversesArrivals = reversesArrivals
    }

    var requested: [Int] { log.withLock { $0 } }

    var walk: PageWalk<Int> {
        PageWalk { page in try await self.load(page) }
    }

    private func load(_ page: Int) async throws(APIError) -> Fetched<Page<Int>> {
        log.withLock { $0.append(page) }
        if reversesArrivals, page.isMultiple(of: 2) {
            for _ in 0..<50 { await Task.yield() }
        }
        let items = Array(((page - 1) * 20 + 1)...(page * 20))
        return Fetched(value: Page(number: page, pages: pages, count: pages * 20, items: items), origin: .remote)
    }
}
