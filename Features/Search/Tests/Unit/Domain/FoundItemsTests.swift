import ChallengeCore
import Testing

@testable import ChallengeSearch

struct FoundItemsTests {
    private func found(_ count: Int) -> FoundItems {
        FoundItems(
            items: Fetched(value: (0..<count).map { .stub(id: $0 + 1) }, origin: .remote), omitted: 0, similarNames: [],
            failures: [])
    }

    @Test func `all items are on pages of 20`() throws {
        let found = found(41)

        #expect(try found.page(1).value.items.map(\.id) == Array(1...20))
        #expect(
            try found.page(3)
                == Fetched(
                    value: Page(number: 3, pages: 3, count: 41, items: [.stub(id: 41)]), origin: .remote))
        #expect(throws: CollectionFailure.invalidPage(page: 4, pages: 3)) { try found.page(4) }
    }

    @Test func `the only page of an empty list is empty`() throws {
        #expect(try found(0).page(1).value.items == [])
        #expect(throws: CollectionFailure.invalidPage(page: 2, pages: 0)) { try found(0).page(2) }
    }
}
