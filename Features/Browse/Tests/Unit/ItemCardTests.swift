import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// The lines of a card, and the lists that they open.
struct ItemCardTests {
    private let sample = BrowserSample()

    private func card(_ item: Person, rows: Int = 20, columns: Int = 40) async -> ItemCard {
        let catalog = await sample.browser().catalog
        return ItemCard(
            BrowsableItem(person: item), ofKind: "character", catalog, size: Size(columns: columns, rows: rows))
    }

    @Test func `a card has the values without titles, the links, and a row for each related item`() async {
        let card = await card(.rick)

        #expect(
            card.lines.map(\.text.plain) == [
                "fame 51", "", "Origin  place 2", "", "Location 2", " Earth  fame 1", " Moon   fame 1", "",
                "Appears most with", " Morty  1",
            ])
        #expect(
            card.targets == [
                ItemCard.Target(kind: "location", keys: [2], title: "Origin"),
                ItemCard.Target(kind: "location", keys: [1, 3], title: "Location"),
                ItemCard.Target(kind: "location", keys: [1, 3], title: "Location", selected: 1),
                ItemCard.Target(kind: "location", keys: [1, 3], title: "Location", selected: 3),
                ItemCard.Target(kind: "character", keys: [2], title: "Appears most with"),
                ItemCard.Target(kind: "character", keys: [2], title: "Appears most with", selected: 2),
            ])
        #expect(card.mainTarget == card.targets[1])
    }

    @Test func `what does not fit is summed up in a line that opens the list`() async {
        let person = Person(id: 9, name: "Traveller", appearances: 50, homes: Array(1...50))

        let lines = await card(person, rows: 12).lines

        #expect(lines.count == 12)
        #expect(lines[3...5].map(\.text.plain) == [" Earth  fame 1", " Mars   fame 1", " Moon   fame 1"])
        #expect(lines[6].text.plain == " 4")
        #expect(lines[7].text.plain == " and 46 more" && lines[7].target == lines[2].target)
    }

    @Test func `an entry of another list has the card of its item, and a marked one the user's texts`() async {
        var browser = await sample.browser()
        await browser.press("f")
        let entry = BrowsableItem(
            NamedItem(key: 9, name: "seen", distinctions: []), AnyRecord("seen"),
            link: ItemLink(kind: "character", keys: [1]))

        let card = ItemCard(entry, ofKind: "history", browser.catalog, size: Size(columns: 40, rows: 20))

        #expect(card.lines.map(\.text.plain)[...3] == ["fame 51", "", "Origin  place 2", "Note    of Rick"])
    }

    @Test func `the marked link is reversed over the whole width`() async {
        let rows = await card(.rick).rows(width: 30, selected: 0)

        #expect(rows[2] == SafeText("Origin  place 2               ", style: .reversed))
    }
}
