import ChallengeCore
import Testing

struct FetchedPageTests {
    private func list(_ count: Int) -> Fetched<[Int]> { Fetched(value: Array(0..<count), origin: .remote) }

    @Test func `a complete list is on pages of 20`() throws {
        #expect(try list(41).page(1).value.items == Array(0..<20))
        #expect(
            try list(41).page(3) == Fetched(value: Page(number: 3, pages: 3, count: 41, items: [40]), origin: .remote))
        #expect(throws: APIError.pageNotFound(page: 4, pages: 3)) { try list(41).page(4) }
    }

    @Test func `the only page of an empty list is empty`() throws {
        #expect(try list(0).page(1).value.items == [])
        #expect(throws: APIError.pageNotFound(page: 2, pages: 0)) { try list(0).page(2) }
    }
}
