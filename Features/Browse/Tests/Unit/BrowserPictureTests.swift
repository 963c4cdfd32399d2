import ChallengeCore
import ChallengeCoreMocks
import ChallengePictures
import ChallengeTerminal
import Synchronization
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// The picture of the selected item.
struct BrowserPictureTests {
    private static let size = Size(columns: 120, rows: 20)
    private static let asked = "\u{1B}[c"
    private let sample = BrowserSample()
    private let addresses = RecordedAddresses()

    /// A source whose pictures are rows of one letter that fill their rooms.
    private func pictures(_ terminal: PictureTerminal? = PictureTerminal(.blocks)) -> BrowserPictures {
        BrowserPictures(queries: Self.asked) { _ in
            terminal
        } picture: { [addresses] address, room, _, _ in
            addresses.append(address)
            let row = SafeText(String(repeating: "#", count: room.columns))
            return DrawnPicture(columns: room.columns, rows: Array(repeating: row, count: room.rows))
        }
    }

    private func browser(_ pictures: BrowserPictures, size: Size = size) async -> Browser {
        let items: [Person] = [.rick, .morty, .beth]
        sample.people.all.setResult(.success(Fetched(value: items, origin: .cache(age: .zero))))
        return await sample.started(Browser(sample.dependencies(pictures: pictures)), size: size)
    }

    /// Returns the message that an effect sends after the selection has rested.
    private func rest(_ effects: [Effect<BrowserMessage>]) -> BrowserMessage? {
        for case .send(.rested(let wish), after: .milliseconds(50)) in effects { return .rested(wish) }
        return nil
    }

    /// Handles an event, and rests after it.
    private func settle(_ sut: inout Browser, after event: TerminalEvent) async {
        if let message = rest(sut.update(.terminal(event))) { await sut.handle(.message(message)) }
    }

    @Test func `the terminal is asked, and the picture of the selected item stands left of the first lines`() async {
        var sut = await browser(pictures())
        #expect(
            sut.start().contains { if case .ask(let bytes) = $0 { bytes == Array(Self.asked.utf8) } else { false } })

        let message = rest(sut.update(.terminal(.reply(.attributes([62])))))
        #expect(sut.rows(in: Self.size)[2].contains("││ fame 51"))
        if let message { await sut.handle(.message(message)) }

        #expect(addresses.all == ["http://a/1.jpeg"])
        #expect(sut.rows(in: Self.size)[2].contains("││ ####################  fame 51"))
        #expect(sut.rows(in: Self.size)[11].contains("││ ####################  "))
        #expect(!sut.rows(in: Self.size)[12].contains("#"))
    }

    @Test func `in a narrow card the picture is small, and the values with titles are below it`() async {
        let size = Size(columns: 80, rows: 24)
        var sut = await browser(pictures(), size: size)
        await settle(&sut, after: .reply(.attributes([])))

        let rows = sut.rows(in: size)
        #expect(rows[2].contains("││ ##########  fame 51") && rows[6].contains("││ ##########  "))
        #expect(rows[8].contains("││ Origin  place 2"))
    }

    @Test func `a picture is fetched only for the item on which the selection rests`() async {
        var sut = await browser(pictures())
        let first = rest(sut.update(.terminal(.reply(.attributes([])))))

        let second = rest(sut.update(.terminal(.key(.down))))
        for message in [first, second].compactMap(\.self) { await sut.handle(.message(message)) }

        #expect(addresses.all == ["http://a/2.jpeg"] && sut.pictures?.drawn != nil)
        #expect(rest(sut.update(.terminal(.key(.home)))) != nil && sut.pictures?.drawn == nil)
    }

    @Test func `help, a form and a menu hide the picture, and i shows it large`() async {
        var sut = await browser(pictures())
        await settle(&sut, after: .reply(.attributes([])))

        for keys in ["?", "s"] {
            await sut.press(keys)
            #expect(sut.pictures?.wish == nil)
            await sut.press("⎋")
            #expect(sut.pictures?.wish?.room == Size(columns: 20, rows: 10))
        }
        await settle(&sut, after: .key(.character("i")))
        #expect(sut.pictures?.wish?.room == sut.layout.overlayText.size)
        #expect(sut.rows(in: Self.size)[2].hasPrefix("│ ####") && sut.rows(in: Self.size)[1].hasPrefix("╭─ Rick ─"))
        await sut.press("i")
        #expect(sut.overlay == nil)
    }

    @Test func `text uses the room of a picture until the picture is there`() async throws {
        var sut = await browser(pictures())
        await settle(&sut, after: .reply(.attributes([])))
        let wish = try #require(sut.pictures?.wish)
        let other = PictureWish(
            address: "other", room: wish.room, terminal: wish.terminal, cachePolicy: wish.cachePolicy)

        await sut.handle(.message(.picture(other, nil)))
        #expect(sut.rows(in: Self.size)[2].contains("#"))
        await sut.handle(.message(.picture(wish, nil)))
        #expect(sut.rows(in: Self.size)[2].contains("││ fame 51"))
        let message = rest(sut.update(.terminal(.key(.down))))
        #expect(sut.rows(in: Self.size)[2].contains(/││ [a-z]/))
        if let message { await sut.handle(.message(message)) }
        #expect(sut.rows(in: Self.size)[2].contains("#"))
    }

    @Test func `the browser ends after the answers of the terminal, which are not for the shell`() async {
        var sut = await browser(pictures())

        await sut.press("q")
        #expect(sut.outcome == nil)
        await sut.handle(.terminal(.reply(.attributes([62]))))
        #expect(sut.outcome == BrowserOutcome(code: .ok))
    }

    @Test func `a terminal without answers is taken for one that knows no queries`() async {
        var sut = await browser(pictures())
        #expect(sut.pictures?.terminal == nil)

        await sut.handle(.message(.repliesEnded))

        #expect(sut.pictures?.terminal == PictureTerminal(.blocks))
    }

    @Test(arguments: [Size(columns: 59, rows: 24), Size(columns: 120, rows: 14)])
    func `a small card, an item without a picture, and a terminal that shows none have no room for one`(
        size: Size
    ) async {
        var small = await browser(pictures(), size: size)
        await small.handle(.terminal(.reply(.attributes([]))))
        #expect(small.pictures?.wish == nil)

        var none = await browser(pictures(nil))
        await none.handle(.terminal(.reply(.attributes([]))))
        await none.press("i")
        #expect(none.pictures?.wish == nil && none.overlay == nil)

        var places = await browser(pictures())
        await places.handle(.terminal(.reply(.attributes([]))))
        await places.press("2i")
        #expect(places.pictures?.wish == nil && places.overlay == nil)
    }
}

/// The addresses whose pictures were fetched.
private final class RecordedAddresses: Sendable {
    private let addresses = Mutex<[String]>([])

    var all: [String] { addresses.withLock { $0 } }

    func append(_ address: String) { addresses.withLock { $0.append(address) } }
}
