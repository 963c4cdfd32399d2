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

    private func card(
        _ item: Person, rows: Int = 20, columns: Int = 40, picture: Size? = nil, isExpanded: Bool = false
    ) async -> ItemCard {
        let catalog = await sample.browser().catalog
        return ItemCard(
            BrowsableItem(person: item), ofKind: "character", catalog, size: Size(columns: columns, rows: rows),
            picture: picture, isExpanded: isExpanded)
    }

    @Test func `a card has the values without titles, the links, and a row for each related item`() async {
        let card = await card(.rick)

        #expect(
            card.text.lines.map(\.plain) == [
                "fame 51", "", "Origin  place 2", "", "Location 2", " Earth  fame 1", " Moon   fame 1", "",
                "Appears most with", " Morty  2",
            ])
        #expect(
            card.text.links.map(\.target) == [
                ItemCard.Target(kind: "location", keys: [2], title: "Origin"),
                ItemCard.Target(kind: "location", keys: [1, 3], title: "Location"),
                ItemCard.Target(kind: "location", keys: [1, 3], title: "Location", selected: 1),
                ItemCard.Target(kind: "location", keys: [1, 3], title: "Location", selected: 3),
                ItemCard.Target(kind: "character", keys: [2], title: "Appears most with"),
                ItemCard.Target(kind: "character", keys: [2], title: "Appears most with", selected: 2),
            ])
        #expect(card.mainTarget == card.text.links[1].target)
    }

    @Test func `what does not fit is summed up in a line that opens the list`() async {
        let person = Person(id: 9, name: "Traveller", appearances: 50, homes: Array(1...50))

        let card = await card(person, rows: 12)

        #expect(card.omitsRows)
        #expect(
            card.text.lines.map(\.plain) == [
                "fame 50", "", "Location 50", " Earth  fame 1", " Mars   fame 1", " Moon   fame 1", " 4",
                " and 46 more", "", "Appears most with", " Rick   2", " Morty  2",
            ])
        let links = card.text.links
        #expect(links[5].row == 7 && links[5].target == links[0].target)
    }

    @Test func `an expanded card has a row for each related item`() async {
        let person = Person(id: 9, name: "Traveller", appearances: 50, homes: Array(1...50))

        let card = await card(person, rows: 12, isExpanded: true)

        #expect(!card.omitsRows && card.text.lines.count == 57 && card.text.lines[52].plain == " 50")
    }

    @Test func `a wide card has two columns of rows if one has no room for all`() async {
        let person = Person(id: 9, name: "Traveller", appearances: 7, homes: Array(1...7))

        let text = await card(person, rows: 11, columns: 82).text

        #expect(
            text.lines[3..<7].map(\.plain) == [
                " Earth  fame 1".padding(to: 42) + " 5", " Mars   fame 1".padding(to: 42) + " 6",
                " Moon   fame 1".padding(to: 42) + " 7", " 4",
            ])
        #expect(text.links.map(\.target.selected) == [nil, 1, 2, 3, 4, 5, 6, 7, nil, 1, 2])
        #expect(text.links[5].row == 3 && text.link(row: 3, column: 42) == 5 && text.link(row: 3, column: 39) == 1)
        #expect(text.rows(width: 82, selected: 5)[3].plain.hasSuffix(" 5" + String(repeating: " ", count: 38)))
        #expect(await card(person, rows: 20, columns: 82).text.lines.count == 14)
    }

    @Test func `beside a picture is what fits there, and below it the rest`() async {
        let lines = await card(.rick, columns: 60, picture: Size(columns: 10, rows: 5)).text.lines.map(\.plain)
        let narrow = await card(.rick, columns: 30, picture: Size(columns: 10, rows: 5)).text.lines.map(\.plain)

        let indentation = String(repeating: " ", count: 12)
        #expect(
            lines[...6] == [
                indentation + "fame 51", indentation, indentation + "Origin  place 2", "", "", "", "Location 2",
            ])
        #expect(narrow[...6] == [indentation + "fame 51", "", "", "", "", "", "Origin  place 2"])
    }

    @Test func `an entry of another list has the card of its item, and a marked one the user's texts`() async {
        var browser = await sample.browser()
        await browser.press("f")
        let entry = BrowsableItem(
            NamedItem(key: 9, name: "seen", distinctions: []), AnyRecord("seen"),
            link: ItemLink(kind: "character", keys: [1]))

        let card = ItemCard(entry, ofKind: "history", browser.catalog, size: Size(columns: 40, rows: 20))

        #expect(card.text.lines.map(\.plain)[...3] == ["fame 51", "", "Origin  place 2", "Note    of Rick"])
    }

    @Test func `a name that begins with a value does not hide the value`() async {
        let browser = await sample.browser()
        let item = BrowsableItem(
            NamedItem(key: 1, name: "fame 51 fan", distinctions: []), AnyRecord(Person.rick),
            link: ItemLink(kind: "character", keys: []))

        let card = ItemCard(item, ofKind: "character", browser.catalog, size: Size(columns: 40, rows: 20))

        #expect(card.text.lines.first?.plain == "fame 51")
    }

    @Test func `the marked link is reversed over the whole width`() async {
        let rows = await card(.rick).text.rows(width: 30, selected: 0)

        #expect(rows[2] == SafeText("Origin  place 2               ", style: .reversed))
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: width - count) }
}
