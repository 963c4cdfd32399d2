import ChallengeCore
import ChallengeCoreMocks
import Testing

struct NameChoiceTests {
    private struct Item: NamedItemContract, Identifiable, Equatable {
        let id: Int
        var name = "Rick"
        var appearances = 1
        let distinctions: [String] = []
    }

    /// Returns the identifiers of the chosen item and of the others; `nil` if several items are chosen.
    private func chosen(_ matches: RankedMatches<Item>) -> [Int]? {
        guard case .one(let match, let others) = matches.choice else { return nil }
        return [match.item.id] + others.map(\.id)
    }

    @Test func `a single match is chosen`() {
        let item = Item(id: 7, appearances: 0)

        #expect(chosen(RankedMatches(exact: [item])) == [7])
        #expect(chosen(RankedMatches(partial: [item])) == [7])
    }

    @Test func `the only item with the whole name is chosen, unless a better known one comes before it`() {
        let others = [Item(id: 1, appearances: 4), Item(id: 2)]

        #expect(chosen(RankedMatches(exact: [Item(id: 7)], partial: others)) == [7, 1, 2])
        #expect(
            chosen(RankedMatches(exact: [Item(id: 7)], partial: others + [Item(id: 3, appearances: 20)])) == [
                3, 7, 1, 2,
            ])
    }

    @Test(arguments: [
        (3, 1, true, true), (2, 1, false, false), (51, 17, true, true), (51, 18, true, false), (51, 26, false, false),
        (3, 0, true, true), (2, 0, false, false), (0, 0, false, false), (5, 2, true, false),
    ])
    func `a well-known item is chosen if it appears twice as often with the whole name, or else three times`(
        appearances: Int, next: Int, isWhole: Bool, isPartial: Bool
    ) {
        let items = [
            Item(id: 3, appearances: 0), Item(id: 2, appearances: next), Item(id: 9, appearances: appearances),
        ]

        #expect((chosen(RankedMatches(exact: items)) != nil) == isWhole)
        #expect((chosen(RankedMatches(partial: items)) != nil) == isPartial)
    }

    @Test func `several items are in the order of the matches, with the number of omitted ones`() {
        let (first, second) = (Item(id: 1, appearances: 2), Item(id: 2))

        let choice = RankedMatches(partial: [second, first], omitted: 3).choice

        guard case .several([first, second], omitted: 3) = choice else {
            Issue.record("\(choice)")
            return
        }
    }

    @Test func `without a match the nearest names are the choice`() {
        #expect(RankedMatches<Item>(nearestNames: ["Milk"]).choice == .none(nearestNames: ["Milk"]))
    }

    @Test func `similar names are those of the first five items, or else the nearest names`() {
        let items = (1...7).map { Item(id: $0, name: $0 == 2 ? "Rick 1" : "Rick \($0)") }

        #expect(RankedMatches(partial: items).similarNames == ["Rick 1", "Rick 3", "Rick 4", "Rick 5", "Rick 6"])
        #expect(RankedMatches<Item>(nearestNames: ["Milk"]).similarNames == ["Milk"])
    }
}
