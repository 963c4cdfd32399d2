import ChallengeCore
import Testing

struct PaginationTests {
    private let sut = Pagination(size: 3)

    @Test(arguments: [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (.max, .max / 3 + 1)])
    func `the number of pages includes an incomplete last page`(count: Int, pages: Int) {
        #expect(sut.pages(of: count) == pages)
    }

    @Test(arguments: [(1, [1, 2, 3]), (2, [4]), (3, []), (.max, [])])
    func `a page contains its part of the list, and no items after the end`(page: Int, items: [Int]) {
        #expect(Array(sut.items(on: page, of: [1, 2, 3, 4])) == items)
    }

    @Test(arguments: [(1, 0), (2, 3), (.max, .max)])
    func `the offset of a page is the number of items before it`(page: Int, offset: Int) {
        #expect(sut.offset(of: page) == offset)
    }
}
