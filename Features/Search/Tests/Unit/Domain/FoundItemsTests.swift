import ChallengeCore
import Testing

@testable import ChallengeSearch

struct FoundItemsTests {
    private func item(_ number: Int) -> FoundItem { FoundItem(kind: .character, item: .stub(.number(number))) }

    private func found(_ count: Int) -> FoundItems {
        FoundItems(
            items: Fetched(value: (0..<count).map { item($0 + 1) }, origin: .remote), omitted: 0, similarNames: [],
            failures: [])
    }

    @Test func `all items are on pages of 20`() throws {
        let found = found(41)

        #expect(try found.page(1).value.items.map(\.item.key) == (1...20).map(ItemKey.number))
        #expect(
            try found.page(3)
                == Fetched(
                    value: Page(number: 3, pages: 3, count: 41, items: [item(41)]), origin: .remote))
        #expect(throws: APIError.pageNotFound(page: 4, pages: 3)) { try found.page(4) }
    }

    @Test func `the only page of an empty list is empty`() throws {
        #expect(try found(0).page(1).value.items == [])
        #expect(throws: APIError.pageNotFound(page: 2, pages: 0)) { try found(0).page(2) }
    }
}
