import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeJSON
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// What the keys do, and what the window shows.
struct BrowserTests {
    private let people = ItemSearchMock<Person>()
    private let places = ItemSearchMock<Person>()
    private let history = HistoryRecorderMock()

    /// Returns a browser with three characters, of which the first one lives in two of three locations.
    private func sut(size: Size = Size(columns: 80, rows: 12)) async -> Browser {
        people.all.setResult(.success(Fetched(value: [.rick, .morty, .beth], origin: .cache(age: .seconds(60)))))
        places.all.setResult(.success(Fetched(value: [.earth, .mars, .moon], origin: .remote)))
        var browser = Browser([
            BrowsedCollection(
                kind: "character", plural: "characters", items: BrowsableItems(people, .people(of: "location")),
                history: history),
            BrowsedCollection(
                kind: "location", plural: "locations", items: BrowsableItems(places, .people(of: "character")),
                history: history),
        ])
        await browser.handle(.terminal(.resized(size)))
        for effect in browser.start() { await browser.run(effect) }
        return browser
    }

    @Test func `a wide window has the list and the card of the selected item side by side`() async {
        var sut = await sut()

        await sut.press("j")

        #expect(
            sut.rows == [
                " 1 Characters   2 Locations", "", "1  Rick  51 episodes             Morty",
                "2  Morty  50 episodes", "3  Beth  49 episodes               ID  2", "", "", "", "", "",
                "2/3 · by number · From the cache, 1 minute old.",
                "↵ open  / filter  s order  ? keys  q quit  y copy link",
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

        await sut.handle(.message(.found(text: "b", [2])))

        #expect(sut.level.items.isEmpty)
        #expect(sut.rows[2] == " No match.")
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
        #expect(sut.rows.contains { $0.contains("move far") })
        await sut.press("q")
        #expect(sut.outcome == nil)
        await sut.press("q")
        #expect(sut.outcome != nil)
    }

    @Test func `a narrow window has the list or the card`() async {
        var sut = await sut(size: Size(columns: 40, rows: 12))

        #expect(sut.rows[2] == "1  Rick  51 episodes")
        await sut.press("↵")
        #expect(sut.rows[2] == "Rick")
        await sut.handle(.terminal(.resized(Size(columns: 39, rows: 12))))
        #expect(sut.rows[0] == "The window is smaller than 40 columns")
    }

    @Test func `the card of a low window shows the marked link`() async {
        let lines = (1...20).map { RecordCard.Line(title: "t", value: "\("\($0)")") }
        let link = RecordCard.Line(title: "home", value: "Earth", link: ItemLink(kind: "location", keys: [1]))
        let card = await RecordCardLines(
            RecordCard(title: "Rick", lines: lines + [link]), Catalog(), sut().collections)
        let size = Size(columns: 40, rows: 8)

        #expect(card.rows(in: size, selected: nil).map(\.text.plain).first == "Rick")
        #expect(card.rows(in: size, selected: 0).map(\.text.plain).last == "› home  Earth")
        #expect(card.rows(in: size, selected: 0).last?.link == 0)
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

extension Browser {
    fileprivate var rows: [String] {
        var canvas = Canvas(size: size)
        draw(on: &canvas)
        let buffer = canvas.buffer
        return (0..<size.rows).map { row in
            var text = (0..<size.columns).map { buffer[$0, row].text }.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// Handles an event and the messages of its effects; returns what is written to the terminal.
    @discardableResult
    fileprivate mutating func handle(_ event: ProgramEvent<Message>) async -> [String] {
        var written: [String] = []
        for effect in update(event) {
            if case .write(let bytes) = effect { written.append(String(decoding: bytes, as: UTF8.self)) }
            await run(effect)
        }
        return written
    }

    fileprivate mutating func run(_ effect: Effect<Message>) async {
        guard case .run(_, let work) = effect else { return }
        let (messages, continuation) = AsyncStream.makeStream(of: Message.self)
        await work { continuation.yield($0) }
        continuation.finish()
        for await message in messages { await handle(.message(message)) }
    }

    /// Presses the keys, in which `↵` and `⎋` are Enter and Escape.
    @discardableResult
    fileprivate mutating func press(_ keys: String) async -> [String] {
        var written: [String] = []
        for key in keys {
            let key: Key = key == "↵" ? .enter : key == "⎋" ? .escape : .character(key)
            written += await handle(.terminal(.key(key)))
        }
        return written
    }
}

/// An item that lives in items of the other kind.
private struct Person: NamedItemContract {
    let id: Int
    let name: String
    let appearances: Int
    var homes: [Int] = []

    var key: ItemKey { .number(id) }
    var distinctions: [String] { ["\(appearances) episodes"] }

    static let rick = Person(id: 1, name: "Rick", appearances: 51, homes: [1, 3])
    static let morty = Person(id: 2, name: "Morty", appearances: 50)
    static let beth = Person(id: 3, name: "Beth", appearances: 49)
    static let earth = Person(id: 1, name: "Earth", appearances: 1)
    static let mars = Person(id: 2, name: "Mars", appearances: 1)
    static let moon = Person(id: 3, name: "Moon", appearances: 1)
}

extension RecordSchema<Person> {
    fileprivate static func people(of kind: String) -> RecordSchema {
        RecordSchema(
            fields: [
                Field("id", header: "character.field.id", json: { .integer($0.id) }),
                Field(
                    "homes", header: "character.field.location", identifiers: \.homes,
                    noun: "character.related.episodes"
                ).linking(to: kind) { $0.homes.map(\.key) },
            ], title: \.name)
    }
}
