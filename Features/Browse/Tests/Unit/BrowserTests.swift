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
            sut.rows[...6] == [
                " 1 Characters 3   2 Locations 3   3 Favorites 0",
                "╭─ Characters by ID ↑ ─────────────── 2 of 3 ─╮╭─ Morty ───────────────────────╮",
                "│ ID↑    Name   Status   Origin    Location   ││ fame 50                       │",
                "│   1    Rick   fame 51  place 2          2   ││                               │",
                "│   2    Morty  fame 50                   0   ││                               │",
                "│   3    Beth   fame 49                   1   ││                               │",
                "│                                             ││                               │",
            ])
        #expect(
            sut.rows[12...] == [
                " localFirst · From the cache, 1 minute old.",
                " ↵ open   → l card   / filter   s sort   f favorite   e edit   ? keys   q quit",
            ])
    }

    @Test(arguments: Language.allCases)
    func `the lines about the keys fit the smallest window, and none is missing`(language: Language) async {
        let sut = await sample.browser(size: BrowserLayout.smallest)

        Localization.$language.withValue(language) {
            #expect(sut.helpLines.filter { $0.width > sut.layout.overlayText.width } == [])
            #expect(sut.helpLines.count > BrowserKey.all.count)
        }
    }

    @Test func `no key has two meanings`() {
        let keys = BrowserKey.all.flatMap(\.keys)

        #expect(Set(keys).count == keys.count)
    }

    @Test func `Enter opens the main list, and Escape leads back to the same place`() async {
        var sut = await sample.browser()

        await sut.press("↵j")
        #expect(sut.level.items.map(\.name) == ["Earth", "Moon"])
        #expect(sut.rows[1].hasPrefix("╭─ Rick › Location ─"))
        await sut.press("↵")
        #expect(sut.level.items.map(\.name) == ["Rick", "Morty"])
        await sut.press("⎋⎋⎋")
        #expect(sut.level.kind == "character" && sut.level.item?.name == "Rick" && sut.tabs[0].count == 1)
        #expect(sample.history.recorded.map { $0.map(\.name) } == [["Rick"], ["Moon"]])
        #expect(
            sample.history.recorded[0] == [
                HistoryItem(identifier: 1, name: "Rick", origin: .cache(age: .seconds(60)))
            ])
    }

    @Test func `the card has the keys after →, its marked link opens, and moving is not recorded`() async {
        var sut = await sample.browser()

        await sut.press("jk→")
        #expect(sut.level.link == 0 && sample.history.recorded.count == 1)
        #expect(
            sut.card?.text.links.map(\.target.kind) == [
                "location", "location", "location", "location", "character", "character",
            ])
        await sut.press("↓↓↓↵")
        #expect(sut.level.kind == "location" && sut.level.item?.name == "Moon")
        await sut.press("←")
        #expect(sut.level.link == 3)
        await sut.press("←")
        #expect(!sut.level.isCardFocused && sut.level.item?.name == "Rick")
    }

    @Test func `an item without a list opens its card`() async {
        var sut = await sample.browser()

        await sut.press("j↵")

        #expect(sut.level.isCardFocused && sut.level.item?.name == "Morty")
    }

    @Test func `a menu sorts by a column, the same choice reverses, and the selected item stays`() async {
        var sut = await sample.browser()
        await sut.press("j")

        await sut.press("s↓↵")
        #expect(sut.level.items.map(\.name) == ["Beth", "Morty", "Rick"])
        #expect(sut.level.item?.name == "Morty")
        #expect(sut.rows[1].hasPrefix("╭─ Characters by Name ↑ ─") && sut.rows[2].contains("Name↑"))
        await sut.press("s↵")
        #expect(sut.level.items.map(\.name) == ["Rick", "Morty", "Beth"] && sut.rows[2].contains("Name↓"))
        await sut.press("s⎋")
        #expect(sut.overlay == nil && sut.level.order?.isDescending == true)
    }

    @Test func `a menu moves as a list does, and other keys leave it open`() async {
        var sut = await sample.browser()

        await sut.press("sGgx")
        guard case .sortMenu = sut.overlay else {
            Issue.record("The menu is not open.")
            return
        }
        await sut.press("Gkkk↵")
        #expect(sut.level.order == ItemOrder(fieldName: "fame"))
        await sut.press("sq")
        #expect(sut.overlay == nil && sut.outcome == nil)
    }

    @Test func `a count begins with the largest, and the order in which a list arrives is reversed, too`() async {
        var sut = await sample.browser()
        #expect(sut.rows[2].contains("ID↑"))

        await sut.press("sG↵")
        #expect(sut.level.order == ItemOrder(fieldName: "homes.count", isDescending: true))
        #expect(sut.rows[1].contains("by Location ↓") && sut.rows[2].contains("Location↓"))
        await sut.press("2s↵")
        #expect(sut.level.order == ItemOrder(fieldName: "id", isDescending: true))
    }

    @Test func `keys have names in ASCII`() async {
        var sut = await sample.started(Browser(sample.dependencies(), isASCII: true))

        #expect(sut.rows[13].hasPrefix(" / filter"))
        await sut.press("?")
        #expect(sut.helpLines.contains { $0.plain.contains("Enter             open") })
        #expect(sut.helpLines.contains { $0.plain.contains("S-Tab [") })
        #expect(sut.helpLines.allSatisfy { $0.plain.allSatisfy { !"↵⌫⇧␣←→↑↓".contains($0) } })
    }

    @Test func `a list can be sorted by its columns, by links and by dates`() async {
        let fields = await sample.browser().catalog.sortFields(of: "character")

        #expect(fields.map(\.name) == ["id", "name", "fame", "origin.name", "created", "homes.count"])
    }

    @Test func `keys select tabs, show the keys, copy and quit`() async {
        var sut = await sample.browser()

        await sut.press("2")
        #expect(sut.level.kind == "location")
        #expect(await sut.press("y") == ["\u{1B}]52;c;RWFydGg=\u{1B}\\"])
        #expect(await sut.press("Y") == ["\u{1B}]52;c;Y2hhbGxlbmdlOi8vbG9jYXRpb24vMQ==\u{1B}\\"])
        await sut.press("[")
        #expect(sut.tab == 0)
        await sut.press("[]]")
        #expect(sut.tab == 1)
        await sut.press("?")
        #expect(sut.rows[1].contains(" 9 of 25 ") && sut.rows[2].hasPrefix("│ Move ") && sut.rows[2].contains("Open"))
        await sut.press("jj")
        #expect(sut.rows[1].contains(" 11 of 25 ") && sut.rows[2].hasPrefix("│ ↑ k          up"))
        await sut.press("G")
        #expect(sut.rows[1].contains(" 25 of 25 "))
        await sut.press("gJKq")
        #expect(sut.outcome == nil)
        await sut.press("q")
        #expect(sut.outcome == BrowserOutcome(code: .ok))
    }

    @Test func `Escape never quits`() async {
        var sut = await sample.browser()

        await sut.press("⎋⎋⎋")

        #expect(sut.outcome == nil)
    }

    @Test func `a narrow window has the list or the card, and a smaller one only leaves`() async {
        var sut = await sample.browser(size: Size(columns: 40, rows: 12))

        #expect(sut.rows[3] == "│   1    Rick   fame 51  place 2     2 │")
        await sut.press("→")
        #expect(sut.rows[1].hasPrefix("╭─ Rick ─"))
        await sut.press("←")
        await sut.handle(.terminal(.resized(Size(columns: 39, rows: 12))))
        #expect(sut.rows[0] == "The window is smaller than 40 columns")
        await sut.press("jf/")
        #expect(sut.level.selected == 0 && !sut.level.isFiltering && sample.marked.names == [])
        await sut.press("q")
        #expect(sut.outcome != nil)
    }

    @Test func `J and K scroll the card without going there`() async {
        var sut = await sample.browser(size: Size(columns: 80, rows: 12))

        await sut.press("J")
        #expect(sut.level.cardScroll.offset == 1 && !sut.level.isCardFocused && sut.level.selected == 0)
        await sut.press("JJJJJJJJJJJJ")
        #expect(sut.level.cardScroll.offset == (sut.card?.text.lines.count ?? 0) - sut.layout.cardText.height)
        await sut.press("K")
        await sut.press("j")
        #expect(sut.level.cardScroll.offset == 0)
    }
}
