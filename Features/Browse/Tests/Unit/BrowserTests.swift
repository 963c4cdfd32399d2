import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// What the keys do, and what the window shows.
struct BrowserTests {
    private let people = ItemSearchMock<Person>()
    private let places = ItemSearchMock<Person>()
    private let history = HistoryRecorderMock()
    private let marked = MarkedPeople()

    /// Returns a browser with three characters, of which the first one lives in two of three locations.
    private func sut(size: Size = Size(columns: 80, rows: 12), _ cachePolicy: CachePolicy = .localFirst) async
        -> Browser
    {
        people.all.setResult(.success(Fetched(value: [.rick, .morty, .beth], origin: .cache(age: .seconds(60)))))
        places.all.setResult(.success(Fetched(value: [.earth, .mars, .moon], origin: .remote)))
        var browser = Browser(
            [
                .sample("character", people, linkingTo: "location", history),
                .sample("location", places, linkingTo: "character", history), .marks(marked),
            ], cachePolicy)
        await browser.handle(.terminal(.resized(size)))
        for effect in browser.start() { await browser.run(effect) }
        return browser
    }

    @Test func `a wide window has the list and the card of the selected item side by side`() async {
        var sut = await sut()

        await sut.press("j")

        #expect(
            sut.rows == [
                " 1 Characters   2 Locations   3 Favorites", "", "  1  Rick  51 episodes           Morty",
                "  2  Morty  50 episodes", "  3  Beth  49 episodes             ID  2", "", "", "", "", "",
                "2/3 · localFirst · From the cache, 1 minute old.",
                "↵ open  / filter  ? keys  q quit  s order  f favorite  e edit  r ask the API",
            ])
    }

    @Test func `a link of the card leads to the linked items, and Escape back to the same place`() async {
        var sut = await sut()

        await sut.press("↵↵")
        #expect(sut.level.items.map(\.name) == ["Earth", "Moon"])
        #expect(sut.rows[1] == "Rick")
        await sut.press("⎋")
        #expect(sut.level.link == 0)
        await sut.press("⎋")
        #expect(sut.level.link == nil)
        #expect(history.recorded == [[HistoryItem(identifier: 1, name: "Rick", origin: .cache(age: .seconds(60)))]])
    }

    @Test func `the filter shows the matches of the search while the user types, best first`() async {
        people.setMatches(RankedMatches(exact: [Person.beth], partial: [Person.rick]))
        var sut = await sut()

        await sut.press("/be")
        #expect(people.matching.inputs == ["b", "be"])
        #expect(sut.level.items.map(\.name) == ["Beth", "Rick"])
        #expect(sut.rows[1] == "/be")
        #expect(sut.cursor == Position(column: 3, row: 1))
        await sut.press("↵j⎋")
        #expect(sut.level.items.map(\.name) == ["Rick", "Morty", "Beth"])
        #expect(sut.level.item?.name == "Rick")
    }

    @Test func `matches of an earlier text are not shown`() async {
        var sut = await sut()
        await sut.press("/be")

        await sut.handle(.message(.found(kind: "character", text: "b", [2])))

        #expect(sut.level.items.isEmpty)
        #expect(sut.rows[2] == " No match.")
    }

    @Test func `Enter waits for the matches of the filter`() async {
        var sut = await sut()
        _ = sut.update(.terminal(.key(.character("/"))))
        _ = sut.update(.terminal(.key(.character("b"))))
        for key in [Key.enter, .enter, .character("f"), .character("y")] {
            #expect(sut.update(.terminal(.key(key))).isEmpty)
        }
        #expect(sut.level.link == nil && sut.level.isSearching)

        await sut.handle(.message(.found(kind: "character", text: "b", [3])))
        await sut.press("↵")

        #expect(sut.level.item?.name == "Beth" && sut.level.link == 0)
    }

    @Test func `matches arrive in the list of their kind, also behind another tab`() async {
        var sut = await sut()
        _ = sut.update(.terminal(.key(.character("/"))))
        _ = sut.update(.terminal(.key(.character("b"))))
        await sut.press("↵2")

        await sut.handle(.message(.found(kind: "character", text: "b", [3])))

        #expect(sut.level.items.count == 3)
        await sut.press("1")
        #expect(sut.level.items.map(\.name) == ["Beth"])
    }

    @Test func `a filter searches again when other items arrive`() async {
        people.setMatches(RankedMatches(exact: [Person.rick]))
        var sut = await sut()
        await sut.press("/b↵")
        people.setMatches(RankedMatches(exact: [Person.beth], partial: [.rick]))

        people.read.setResult(.success(Fetched(value: [.rick, .beth], origin: .remote)))
        await sut.press("r")
        #expect(sut.level.items.map(\.name) == ["Beth", "Rick"])
        await sut.press("jr")
        #expect(sut.level.item?.name == "Rick")
    }

    @Test func `a filter of linked items shows only these, in each order`() async {
        places.setMatches(RankedMatches(exact: [Person.moon, .mars, .earth]))
        var sut = await sut()

        await sut.press("↵↵/x↵")
        #expect(sut.level.items.map(\.name) == ["Moon", "Earth"])
        await sut.press("s")
        #expect(sut.level.items.map(\.name) == ["Earth", "Moon"])
    }

    @Test func `a click on the selected link follows it`() async {
        var sut = await sut()
        await sut.press("↵")
        let click = MouseEvent(.press(.left), at: Position(column: 40, row: 5))

        await sut.handle(.terminal(.mouse(click)))

        #expect(sut.level.kind == "location" && sut.level.items.map(\.name) == ["Earth", "Moon"])
    }

    @Test func `s changes the order, and keeps the selected item`() async {
        var sut = await sut()
        await sut.press("j")

        await sut.press("s")
        #expect(sut.level.items.map(\.name) == ["Beth", "Morty", "Rick"])
        #expect(sut.level.item?.name == "Morty")
        await sut.press("s")
        #expect(sut.level.items.map(\.name) == ["Rick", "Morty", "Beth"])
    }

    @Test func `keys select tabs, show the keys, copy the link and quit`() async {
        var sut = await sut()

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
        #expect(sut.outcome != nil)
    }

    @Test func `a link to one item opens its card, and Escape leads back to the link`() async {
        var sut = await sut()
        await sut.press("jj↵")

        await sut.press("↵")
        #expect(sut.level.kind == "location" && sut.level.item?.name == "Mars" && sut.level.link == 0)
        #expect(history.recorded.map { $0.map(\.name) } == [["Beth"], ["Mars"]])
        await sut.press("⎋")
        #expect(sut.level.item?.name == "Beth" && sut.level.link == 0)
    }

    @Test func `r asks the API, and keeps the list if it fails`() async {
        var sut = await sut()

        people.read.setResult(.success(Fetched(value: [.rick, .beth], origin: .remote)))
        await sut.press("r")
        #expect(people.read.inputs == [.remoteFirst])
        #expect(sut.level.items.map(\.name) == ["Rick", "Beth"])
        #expect(sut.rows[10] == "1/2 · localFirst · From the API.")
        people.read.setResult(.failure(.failed(.timedOut)))
        await sut.press("r")
        #expect(sut.rows[10] == "1/2 · localFirst · The API did not respond in time.")
        #expect(sut.level.items.count == 2)
    }

    @Test func `r with noCache saves nothing`() async {
        var sut = await sut(.noCache)

        await sut.press("r")

        #expect(people.read.inputs == [.noCache, .noCache])
    }

    @Test func `while the API is asked, the status says so, and the keys work`() async {
        var sut = await sut()

        await sut.handle(.message(.asking(kind: "character")))
        await sut.press("j")

        #expect(sut.rows[10] == "2/3 · localFirst · Asking the API …")
    }

    @Test func `the API is asked at the start if the policy demands it, or if no item is here`() async {
        let remote = await sut(.noCache)
        #expect(people.read.inputs == [.noCache] && places.read.inputs == [.noCache])
        #expect(people.all.callCount == 0 && remote.level.items.isEmpty)

        people.all.setResult(.success(Fetched(value: [], origin: .remote)))
        people.read.setResult(.success(Fetched(value: [.beth], origin: .remote)))
        var sut = Browser([.sample("character", people, linkingTo: "location", history)], .localFirst)
        for effect in sut.start() { await sut.run(effect) }
        #expect(people.read.inputs.last == .localFirst)
        #expect(sut.level.items.map(\.name) == ["Beth"])
    }

    @Test func `p changes the policy, and reads the list with it`() async {
        var sut = await sut()

        await sut.press("p")
        #expect(sut.cachePolicy == .remoteFirst)
        #expect(people.read.inputs == [.remoteFirst] && places.read.inputs.isEmpty)
        await sut.press("pp")
        #expect(sut.cachePolicy == .localFirst)
        #expect(people.read.inputs == [.remoteFirst, .noCache])
    }

    @Test func `f marks an item and removes the mark, and the list of marks follows`() async {
        var sut = await sut()

        await sut.press("jf")
        #expect(marked.names == ["Morty"])
        #expect(sut.rows[3] == "★ 2  Morty  50 episodes")
        await sut.press("3")
        #expect(sut.level.items.map(\.name) == ["Morty"])
        await sut.press("fjf")
        #expect(marked.names == ["Morty"])
        #expect(sut.rows[10] == "1/1 · localFirst · Press f again to remove the favorite with its note, tags and…")
        await sut.press("f")
        #expect(marked.names == [])
        #expect(sut.rows[2] == " Nothing here yet.")
        #expect(sut.rows[11] == "/ filter  ? keys  q quit  r ask the API  p policy")
        await sut.press("2f")
        #expect(marked.names == [])
    }

    @Test func `e edits the texts of an item, and a mistake is shown in the form`() async {
        var sut = await sut()

        await sut.press("e")
        #expect(sut.rows[4] == " › Note  of Rick")
        #expect(sut.cursor == Position(column: 16, row: 4))
        await sut.press("!⇥5⌫x↵")
        #expect(sut.rows[5] == " › Tags  x" && sut.rows[10].contains("no x"))
        await sut.press("⌫y↵")
        #expect(sut.form == nil && marked.texts == ["of Rick!", "y"])
        await sut.press("/")
        await sut.handle(.message(.edits(1, name: "Rick", [])))
        #expect(sut.form == nil)
        await sut.press("⎋e")
        await sut.handle(.message(.saved(2)))
        #expect(sut.form != nil)
        await sut.press("!⎋")
        #expect(sut.form == nil && marked.texts == ["of Rick!", "y"])
        await sut.press("eq⌃")
        #expect(sut.outcome == .interrupted)
    }

    @Test func `the browser begins with an item as soon as its list is here`() async {
        people.all.setResult(.success(Fetched(value: [.rick, .morty, .beth], origin: .remote)))
        var sut = Browser(
            [.sample("character", people, linkingTo: "location", history)], .localFirst,
            start: BrowserStart(tab: 0, item: 3))

        for effect in sut.start() { await sut.run(effect) }

        #expect(sut.level.item?.name == "Beth")
    }

    @Test func `a failed cache is named`() async {
        people.all.setResult(.success(Fetched(value: [.rick], origin: .remote, cacheFailure: .busy)))
        var sut = Browser([.sample("character", people, linkingTo: "location", history)], .localFirst)
        await sut.handle(.terminal(.resized(Size(columns: 80, rows: 12))))

        for effect in sut.start() { await sut.run(effect) }

        #expect(sut.rows[10].hasPrefix("1/1 · localFirst · Another process"))
    }

    @Test func `a narrow window has the list or the card`() async {
        var sut = await sut(size: Size(columns: 40, rows: 12))

        #expect(sut.rows[2] == "  1  Rick  51 episodes")
        await sut.press("↵")
        #expect(sut.rows[2] == "Rick")
        await sut.handle(.terminal(.resized(Size(columns: 39, rows: 12))))
        #expect(sut.rows[0] == "The window is smaller than 40 columns")
    }

    @Test func `a card with more rows than the window scrolls, and its links are selected when they are visible`() async
    {
        places.all.setResult(.success(Fetched(value: [.earth], origin: .remote)))
        var sut = await sut(size: Size(columns: 40, rows: 12))
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
        var sut = await sut()

        await sut.handle(.terminal(.mouse(MouseEvent(.wheelDown, at: Position(column: 1, row: 3)))))
        #expect(sut.level.selected == 2)
        await sut.handle(.terminal(.mouse(MouseEvent(.wheelUp, at: Position(column: 1, row: 3)))))
        #expect(sut.level.selected == 0)
    }

    @Test func `a click on the selected row ends the filter and opens the card`() async {
        people.setMatches(RankedMatches(exact: [Person.beth]))
        var sut = await sut()
        await sut.press("/b")

        await sut.handle(.terminal(.mouse(MouseEvent(.press(.left), at: Position(column: 2, row: 2)))))

        #expect(!sut.level.isFiltering && sut.level.link == 0)
    }

    @Test func `a list with one item has its name`() async {
        var sut = await sut()

        await sut.press("jj")

        #expect(sut.rows[5].hasSuffix("› Location  1 location: Mars"))
    }

    @Test func `a click selects a row, and a second one opens its card`() async {
        var sut = await sut()
        let click = TerminalEvent.mouse(MouseEvent(.press(.left), at: Position(column: 2, row: 3)))

        await sut.handle(.terminal(click))
        #expect(sut.level.item?.name == "Morty" && sut.level.link == nil)
        await sut.handle(.terminal(click))
        #expect(sut.level.link == 0)
    }
}
