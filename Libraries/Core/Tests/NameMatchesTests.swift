import ChallengeCore
import Testing

struct NameMatchesTests {
    private struct Item: NamedItemContract, Identifiable, Equatable {
        let id: Int
        var name = "Rick"
        var appearances = 1
        let distinctions: [String] = []
    }

    @Test func `a single match is chosen`() {
        let item = Item(id: 7)

        #expect(NameMatches(exact: [item]).choice == .one(item, namesakes: []))
        #expect(NameMatches(partial: [item]).choice == .one(item, namesakes: []))
    }

    @Test func `an item with the whole name is chosen before items with further words`() {
        let matches = NameMatches(exact: [Item(id: 7)], partial: [Item(id: 1, appearances: 51)])

        #expect(matches.choice == .one(Item(id: 7), namesakes: []))
    }

    @Test(arguments: [
        (3, 1, true), (2, 1, false), (51, 17, true), (51, 18, false), (3, 0, true), (2, 0, false), (0, 0, false),
    ])
    func `an item with at least three times as many appearances is chosen among namesakes`(
        appearances: Int, next: Int, isChosen: Bool
    ) {
        let (first, second) = (Item(id: 9, appearances: appearances), Item(id: 2, appearances: next))
        let third = Item(id: 3, appearances: 0)

        let choice = NameMatches(exact: [third, second, first]).choice

        if isChosen {
            #expect(choice == .one(first, namesakes: [second, third]))
        } else {
            #expect(
                choice == .several(appearances == 0 ? [second, third, first] : [first, second, third], omitted: 0))
        }
    }

    @Test func `appearances do not choose among items whose names have further words`() {
        let (first, second) = (Item(id: 1, appearances: 51), Item(id: 2))

        #expect(NameMatches(partial: [second, first]).choice == .several([first, second], omitted: 0))
    }

    @Test func `omitted items count unless an item has the whole name`() {
        let (first, second) = (Item(id: 1), Item(id: 2))

        #expect(NameMatches(partial: [first, second], omitted: 3).choice == .several([first, second], omitted: 3))
        #expect(NameMatches(exact: [first, second], omitted: 3).choice == .several([first, second], omitted: 0))
    }

    @Test func `without a match the nearest names are the choice`() {
        #expect(
            NameMatches<Item>(nearestNames: ["Mr. Meeseeks"]).choice == .none(nearestNames: ["Mr. Meeseeks"]))
    }

    @Test func `matches are transformed with their other values`() {
        let matches = NameMatches(exact: [1, 2], partial: [3], omitted: 4, nearestNames: ["a"])

        #expect(
            matches.map { $0 * 10 }
                == NameMatches(exact: [10, 20], partial: [30], omitted: 4, nearestNames: ["a"]))
    }

    @Test func `similar names are those of the first five items, or else the nearest names`() {
        let items = (1...7).map { Item(id: $0, name: $0 == 2 ? "Rick 1" : "Rick \($0)") }

        let names = NameMatches(exact: [items[0]], partial: Array(items[1...])).similarNames

        #expect(names == ["Rick 1", "Rick 3", "Rick 4", "Rick 5", "Rick 6"])
        #expect(NameMatches<Item>(nearestNames: ["Milk"]).similarNames == ["Milk"])
    }

    @Test func `similar names with a condition are those of items that meet it`() async {
        let items = [Item(id: 1), Item(id: 2, name: "Rick 2"), Item(id: 3, name: "Rick 3")]
        let matches = NameMatches(exact: [items[0]], partial: Array(items[1...]))

        #expect(
            await NameMatches<Item>.similarNames(to: "Rick", where: { $0.id > 2 }, find: { _ in matches }) == ["Rick 3"]
        )
        #expect(await NameMatches<Item>.similarNames(to: nil, where: nil, find: { _ in matches }) == [])
    }

    @Test func `the nearest names with a condition are those that an item that meets it has`() async {
        let items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Mild")]

        let find = { (name: String) in
            name == "Mlik"
                ? NameMatches(nearestNames: ["Mild", "Milk"])
                : NameMatches(exact: items.filter { $0.name == name }, partial: items)
        }

        #expect(await NameMatches.similarNames(to: "Mlik", where: { $0.id == 1 }, find: find) == ["Milk"])
        #expect(await NameMatches.similarNames(to: "Mlik", where: nil, find: find) == ["Mild", "Milk"])
    }
}
