import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeResources
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// What the keys do, and what the window shows.
struct BrowserTests {
    private let sample = BrowserSample()

    @Test func `a wide window has the list and the card of the selected item side by side`() async {
        var sut = await sample.browser()

        await sut.press("j")

        #expect(
            sut.rows == [
                " 1 Characters   2 Locations   3 Favorites", "", "  1  Rick  51 episodes           Morty",
                "  2  Morty  50 episodes", "  3  Beth  49 episodes             ID  2", "", "", "", "", "",
                "2/3 · localFirst · From the cache, 1 minute old.",
                "↵ open  / filter  ? keys  q quit  s order  f favorite  e edit  r ask the API",
            ])
    }

    @Test(arguments: Language.allCases)
    func `the lines about the keys fit the smallest window`(language: Language) async {
        let sut = await sample.browser()

        Localization.$language.withValue(language) {
            #expect(sut.help.filter { $0.width > BrowserLayout.smallest.columns - 2 } == [])
        }
    }

    @Test func `a link of the card leads to the linked items, and Escape back to the same place`() async {
        var sut = await sample.browser()

        await sut.press("↵↵")
        #expect(sut.level.items.map(\.name) == ["Earth", "Moon"])
        #expect(sut.rows[1] == "Rick")
        await sut.press("⎋")
        #expect(sut.level.link == 0)
        await sut.press("⎋")
        #expect(sut.level.link == nil)
        #expect(
            sample.history.recorded == [[HistoryItem(identifier: 1, name: "Rick", origin: .cache(age: .seconds(60)))]])
    }

    @Test func `a click on the selected link follows it`() async {
        var sut = await sample.browser()
        await sut.press("↵")
        let click = MouseEvent(.press(.left), at: Position(column: 40, row: 5))

        await sut.handle(.terminal(.mouse(click)))

        #expect(sut.level.kind == "location" && sut.level.items.map(\.name) == ["Earth", "Moon"])
    }

    @Test func `s changes the order, and keeps the selected item`() async {
        var sut = await sample.browser()
        await sut.press("j")

        await sut.press("s")
        #expect(sut.level.items.map(\.name) == ["Beth", "Morty", "Rick"])
        #expect(sut.level.item?.name == "Morty")
        await sut.press("s")
        #expect(sut.level.items.map(\.name) == ["Rick", "Morty", "Beth"])
    }

    @Test func `keys select tabs, show the keys, copy the link and quit`() async {
        var sut = await sample.browser()

        await sut.press("2")
        #expect(sut.level.kind == "location")
        #expect(await sut.press("y") == ["\u{1B}]52;c;Y2hhbGxlbmdlOi8vbG9jYXRpb24vMQ==\u{1B}\\"])
        await sut.press("?")
        #expect(sut.rows[2] == " ↑ ↓ j k  move")
        await sut.press("jj")
        #expect(sut.rows[2] == " ↵ → l  open the card, follow a link")
        await sut.press("q")
        #expect(sut.outcome == nil)
        await sut.press("q")
        #expect(sut.outcome == BrowserOutcome(code: .ok))
    }

    @Test func `a link to one item opens its card, and Escape leads back to the link`() async {
        var sut = await sample.browser()
        await sut.press("jj↵")

        await sut.press("↵")
        #expect(sut.level.kind == "location" && sut.level.item?.name == "Mars" && sut.level.link == 0)
        #expect(sample.history.recorded.map { $0.map(\.name) } == [["Beth"], ["Mars"]])
        await sut.press("⎋")
        #expect(sut.level.item?.name == "Beth" && sut.level.link == 0)
    }

    @Test func `a narrow window has the list or the card`() async {
        var sut = await sample.browser(size: Size(columns: 40, rows: 12))

        #expect(sut.rows[2] == "  1  Rick  51 episodes")
        await sut.press("↵")
        #expect(sut.rows[2] == "Rick")
        await sut.handle(.terminal(.resized(Size(columns: 39, rows: 12))))
        #expect(sut.rows[0] == "The window is smaller than 40 columns")
    }

    @Test func `a card with more rows than the window scrolls, and its links are selected when they are visible`() async
    {
        sample.places.all.setResult(.success(Fetched(value: [.earth], origin: .remote)))
        var sut = await sample.browser(size: Size(columns: 40, rows: 12))
        var tall = Person.rick
        tall.lines = 20
        await sut.handle(.message(.loaded(kind: "character", BrowsableItems.fetched([tall]))))

        await sut.press("↵")
        #expect(sut.rows[2] == "Rick" && sut.level.link == 0)
        await sut.press("↓↓↓↓")
        #expect(sut.rows[2...3] == ["  Line      0", "  Line      1"] && sut.level.link == 0)
        await sut.press("G")
        #expect(sut.rows[9] == "› Location  last" && sut.level.link == 1)
        await sut.press("g")
        #expect(sut.rows[2] == "Rick" && sut.level.link == 0)
    }

    @Test func `the wheel moves by three rows`() async {
        var sut = await sample.browser()

        await sut.handle(.terminal(.mouse(MouseEvent(.wheelDown, at: Position(column: 1, row: 3)))))
        #expect(sut.level.selected == 2)
        await sut.handle(.terminal(.mouse(MouseEvent(.wheelUp, at: Position(column: 1, row: 3)))))
        #expect(sut.level.selected == 0)
    }

    @Test func `a list with one item has its name`() async {
        var sut = await sample.browser()

        await sut.press("jj")

        #expect(sut.rows[5].hasSuffix("› Location  1 location: Mars"))
    }

    @Test func `a click selects a row, and a second one opens its card`() async {
        var sut = await sample.browser()
        let click = TerminalEvent.mouse(MouseEvent(.press(.left), at: Position(column: 2, row: 3)))

        await sut.handle(.terminal(click))
        #expect(sut.level.item?.name == "Morty" && sut.level.link == nil)
        await sut.handle(.terminal(click))
        #expect(sut.level.link == 0)
    }
}
