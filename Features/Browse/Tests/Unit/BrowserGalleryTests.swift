import ChallengeCore
import ChallengeCoreMocks
import ChallengePictures
import ChallengeTerminal
import Testing

@testable import ChallengeBrowse
@testable import ChallengeScreen

/// A list as a gallery.
struct BrowserGalleryTests {
    private static let size = Size(columns: 80, rows: 24)
    private let sample = BrowserSample()

    private func browser(_ terminal: PictureTerminal? = PictureTerminal(.blocks)) async -> Browser {
        let items = (1...30).map { Person(id: $0, name: "P\($0)", appearances: 50) }
        sample.people.all.setResult(.success(Fetched(value: items, origin: .cache(age: .zero))))
        let pictures = BrowserPictures(queries: "") { _ in
            terminal
        } picture: { _, room, _, _, _ in
            let row = SafeText(String(repeating: "#", count: room.columns))
            return DrawnPicture(columns: room.columns, rows: Array(repeating: row, count: room.rows))
        }
        var browser = await sample.started(Browser(sample.dependencies(pictures: pictures)), size: Self.size)
        await browser.handle(.message(.repliesEnded))
        return browser
    }

    /// Presses keys, and rests after the last one.
    private func press(_ keys: String, in sut: inout Browser) async {
        await sut.press(String(keys.dropLast()))
        let special: [Character: Key] = ["→": .right, "←": .left, "↓": .down]
        let effects = sut.update(.terminal(.key(keys.last.map { special[$0] ?? .character($0) } ?? .escape)))
        for effect in effects { await sut.run(effect) }
        for case .send(.rested(let number), after: _) in effects { await sut.handle(.message(.rested(number))) }
    }

    @Test func `v shows pictures with names in place of the list and the card, and the list again`() async {
        var sut = await browser()
        #expect(sut.rows[23].contains("v gallery"))

        await press("v", in: &sut)
        #expect(sut.rows[1].hasPrefix("╭─ Characters by ID ↑ ─") && sut.rows[1].hasSuffix(" 1 of 30 ─╮"))
        #expect(sut.rows[2].hasPrefix("│ ########  ########  "))
        #expect(sut.rows[6].hasPrefix("│ P1        P2        P3        P4        P5        P6        P7 "))
        #expect(sut.rows[12].hasPrefix("│ P8        P9 "))
        await press("v", in: &sut)
        #expect(sut.rows[3].contains("P1 ") && sut.rows[4].contains("P2 "))
    }

    @Test func `the arrows move in the grid, and at its ends they mean the same as in the list`() async {
        var sut = await browser()

        await press("v→→↓", in: &sut)
        #expect(sut.level.selected == 9)
        await press("G", in: &sut)
        #expect(sut.level.selected == 29 && sut.rows[18].hasPrefix("│ P29       P30 "))
        await press("→", in: &sut)
        #expect(sut.level.isCardFocused && sut.rows[1].contains("─ P30 ─"))
        await press("←", in: &sut)
        #expect(!sut.level.isCardFocused && sut.isGallery)
        await press("←←", in: &sut)
        #expect(sut.level.selected == 28 && sut.tabs[0].count == 1)
    }

    @Test func `a click selects and opens, the wheel moves by a row, and a filter has its matches`() async {
        var sut = await browser()
        await press("v", in: &sut)

        await sut.handle(.terminal(.mouse(MouseEvent(.press(.left), at: Position(column: 14, row: 9)))))
        #expect(sut.level.selected == 8)
        await sut.handle(.terminal(.mouse(MouseEvent(.wheelUp, at: Position(column: 14, row: 9)))))
        #expect(sut.level.selected == 1)
        await sut.press("/")
        await sut.handle(.terminal(.key(.down)))
        #expect(sut.level.selected == 8 && sut.isGallery)
    }

    @Test func `the key is not offered where no picture can be shown`() async {
        var sut = await browser(nil)
        #expect(!sut.rows[23].contains("v gallery"))

        await sut.press("v")

        #expect(!sut.isGallery && sut.rows[3].contains("P1 "))
    }
}
