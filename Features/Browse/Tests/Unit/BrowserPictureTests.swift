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
    private static let size = Size(columns: 120, rows: 36)
    private static let asked = "\u{1B}[c"
    private let sample = BrowserSample()
    private let addresses = RecordedAddresses()

    /// A source whose pictures are rows of one sign that fill their rooms: `#`, or `=` for a stored one.
    private func pictures(
        _ terminal: PictureTerminal? = PictureTerminal(.blocks), stored: Set<String> = [], missing: Set<String> = []
    ) -> BrowserPictures {
        BrowserPictures(queries: Self.asked) { _ in
            terminal
        } picture: { [addresses] address, room, _, _, isStored in
            if isStored, !stored.contains(address) { return nil }
            if !isStored { addresses.append(address) }
            if missing.contains(address) { return nil }
            let row = SafeText(String(repeating: isStored ? "=" : "#", count: room.columns))
            return DrawnPicture(columns: room.columns, rows: Array(repeating: row, count: room.rows))
        }
    }

    private func browser(
        _ pictures: BrowserPictures, size: Size = size, policy: CachePolicy = .localFirst
    ) async -> Browser {
        let items: [Person] = [.rick, .morty, .beth]
        let fetched = Fetched(value: items, origin: .cache(age: .zero))
        sample.people.all.setResult(.success(fetched))
        sample.people.read.setResult(.success(fetched))
        return await sample.started(Browser(sample.dependencies(policy, pictures: pictures)), size: size)
    }

    /// Returns the message that an effect sends after the selection has rested.
    private func rest(_ effects: [Effect<BrowserMessage>]) -> BrowserMessage? {
        for case .send(.rested(let number), after: .milliseconds(50)) in effects { return .rested(number) }
        return nil
    }

    /// Returns the message that an effect sends after the last picture has stood for the next one.
    private func late(_ effects: [Effect<BrowserMessage>]) -> BrowserMessage? {
        for case .send(.latePicture(let number), after: .milliseconds(200)) in effects { return .latePicture(number) }
        return nil
    }

    /// Handles an event without the rest after it.
    private func handle(_ event: TerminalEvent, in sut: inout Browser) async -> [Effect<BrowserMessage>] {
        let effects = sut.update(.terminal(event))
        for effect in effects { await sut.run(effect) }
        return effects
    }

    /// Handles an event, and rests after it.
    private func settle(_ sut: inout Browser, after event: TerminalEvent) async {
        if let message = rest(await handle(event, in: &sut)) { await sut.handle(.message(message)) }
    }

    private func picture(_ sut: Browser) -> Character? { sut.rows(in: Self.size)[2].first { "#=".contains($0) } }

    @Test func `the terminal is asked, and the picture of the selected item stands left of the first lines`() async {
        var sut = await browser(pictures())
        #expect(
            sut.start().contains { if case .ask(let bytes) = $0 { bytes == Array(Self.asked.utf8) } else { false } })

        let message = rest(await handle(.reply(.attributes([62])), in: &sut))
        #expect(sut.rows(in: Self.size)[2].contains("││                       fame 51"))
        if let message { await sut.handle(.message(message)) }

        #expect(addresses.all == ["http://a/1.jpeg", "http://a/2.jpeg"])
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

    @Test func `pictures are fetched only for the item on which the selection rests, and for its neighbors`() async {
        var sut = await browser(pictures())
        let first = rest(await handle(.reply(.attributes([])), in: &sut))

        let second = rest(await handle(.key(.down), in: &sut))
        for message in [first, second].compactMap(\.self) { await sut.handle(.message(message)) }

        #expect(addresses.all == ["http://a/2.jpeg", "http://a/3.jpeg", "http://a/1.jpeg"])
        #expect(rest(await handle(.key(.down), in: &sut)) == nil && picture(sut) == "#")
    }

    @Test func `the last picture stands for the next one for a short time`() async throws {
        var sut = await browser(pictures(), policy: .remoteFirst)
        await settle(&sut, after: .reply(.attributes([])))

        let effects = await handle(.key(.down), in: &sut)
        #expect(picture(sut) == "#" && rest(effects) != nil)
        let late = try #require(self.late(effects))
        let next = await handle(.key(.down), in: &sut)
        #expect(picture(sut) == "#" && self.late(next) == nil)
        await sut.handle(.message(late))
        #expect(picture(sut) == nil && sut.rows(in: Self.size)[2].contains("││                       fame"))
        if let message = rest(next) { await sut.handle(.message(message)) }
        #expect(picture(sut) == "#" && addresses.all == ["http://a/1.jpeg", "http://a/3.jpeg"])
    }

    @Test func `a stored picture needs no rest`() async {
        var sut = await browser(pictures(stored: ["http://a/2.jpeg"]))
        await settle(&sut, after: .reply(.attributes([])))
        await settle(&sut, after: .key(.end))

        _ = await handle(.key(.home), in: &sut)
        #expect(picture(sut) == "#")
        var other = await browser(pictures(stored: ["http://a/1.jpeg", "http://a/2.jpeg"]))
        _ = await handle(.reply(.attributes([])), in: &other)
        _ = await handle(.key(.down), in: &other)
        #expect(picture(other) == "=")
    }

    @Test func `a menu leaves the picture that it does not cover, help and a form hide it, and i shows it large`() async
    {
        var sut = await browser(pictures())
        await settle(&sut, after: .reply(.attributes([])))

        await sut.press("s")
        #expect(picture(sut) == "#")
        await sut.press("⎋?")
        #expect(sut.pictures?.wishes == [])
        await sut.press("⎋")
        #expect(picture(sut) == "#")
        await settle(&sut, after: .key(.character("i")))
        #expect(sut.pictures?.wishes.map(\.room) == [sut.layout.overlayText.size])
        #expect(sut.rows(in: Self.size)[2].hasPrefix("│ ####") && sut.rows(in: Self.size)[1].hasPrefix("╭─ Rick ─"))
        await sut.press("i")
        #expect(sut.overlay == nil)
    }

    @Test func `without a picture the text has its room, also that of the next item until its picture is here`() async {
        var sut = await browser(pictures(missing: ["http://a/1.jpeg"]), policy: .remoteFirst)
        await settle(&sut, after: .reply(.attributes([])))
        #expect(sut.rows(in: Self.size)[2].contains("││ fame 51"))

        let message = rest(await handle(.key(.down), in: &sut))
        #expect(sut.rows(in: Self.size)[2].contains("││ fame 50"))
        if let message { await sut.handle(.message(message)) }

        #expect(picture(sut) == "#")
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
        #expect(small.pictures?.wishes == [])

        var none = await browser(pictures(nil))
        await none.handle(.terminal(.reply(.attributes([]))))
        await none.press("i")
        #expect(none.pictures?.wishes == [] && none.overlay == nil)

        var places = await browser(pictures())
        await places.handle(.terminal(.reply(.attributes([]))))
        await places.press("2i")
        #expect(places.pictures?.wishes == [] && places.overlay == nil)
    }
}

/// The addresses whose pictures were fetched.
private final class RecordedAddresses: Sendable {
    private let addresses = Mutex<[String]>([])

    var all: [String] { addresses.withLock { $0 } }

    func append(_ address: String) { addresses.withLock { $0.append(address) } }
}
