import ChallengeScreenMocks
import ChallengeTerminal
import ChallengeTestSupport
import Testing

@testable import ChallengeScreen

struct FrameRendererTests {
    private static let size = Size(columns: 14, rows: 4)

    @Test func `a terminal shows each of several random frames`() {
        var generator = SeededGenerator()
        for _ in 0..<200 {
            var sut = FrameRenderer(isColored: true)
            var terminal = WindowMock(size: Self.size)
            var buffer = CellBuffer(size: Self.size)
            for _ in 0..<5 {
                buffer.scribble(8, using: &generator)
                let cursor = Bool.random(using: &generator) ? Position(column: 3, row: 2) : nil

                terminal.receive(sut.render(buffer, cursor: cursor))

                #expect(
                    terminal.cells.flatMap(\.self)
                        == buffer.cells.map { WindowMock.Cell(text: $0.text, style: $0.style) })
                #expect(terminal.cursor == cursor)
                #expect(terminal.unknown == [])
            }
        }
    }

    @Test func `a terminal shows each of several random frames below other lines`() {
        var generator = SeededGenerator()
        for above in 0..<100 {
            var sut = FrameRenderer(isColored: true, isRelative: true)
            var cursorRow = CursorRow()
            var terminal = WindowMock(size: Size(columns: 14, rows: 7))
            terminal.receive(Array(String(repeating: "above\r\n", count: above % 8).utf8))
            var buffer = CellBuffer(size: Self.size)
            for _ in 0..<5 {
                buffer.scribble(8, using: &generator)
                let column = Int.random(in: 0..<14, using: &generator)
                let cursor = Bool.random(using: &generator) ? Position(column: column, row: column % 4) : nil

                let changes = sut.render(buffer, cursor: cursor)
                let frame = changes.isEmpty ? [] : CursorRow.home(from: cursorRow.row) + changes
                cursorRow.follow(frame)
                terminal.receive(frame)

                let first = min(above % 8, 3)
                #expect(terminal.rows[..<first].allSatisfy { $0 == "above" })
                #expect(
                    terminal.cells[first...].prefix(4).flatMap(\.self)
                        == buffer.cells.map { WindowMock.Cell(text: $0.text, style: $0.style) })
                #expect(terminal.cursor == cursor.map { Position(column: $0.column, row: $0.row + first) })
                #expect(cursorRow.row == cursor?.row ?? 0)
            }
        }
    }

    @Test func `a frame below other lines moves relatively, and ends at its first cell without a cursor`() {
        var sut = FrameRenderer(isColored: true, isRelative: true)
        var buffer = CellBuffer(size: Self.size)
        #expect(
            sut.render(buffer).text
                == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[m\u{1B}[J\n\n\n\u{1B}[A\u{1B}[A\u{1B}[A\r\u{1B}[?2026l")

        buffer.draw("a", at: Position(column: 2, row: 1), clip: Rect(Self.size))

        #expect(sut.render(buffer).text == "\u{1B}[?2026h\n\u{1B}[3Ga\u{1B}[A\r\u{1B}[?2026l")
    }

    @Test func `an unchanged frame needs no bytes`() {
        var sut = FrameRenderer(isColored: true)
        var buffer = CellBuffer(size: Self.size)
        buffer.draw("text", at: Position(column: 0, row: 0), clip: Rect(Self.size))

        _ = sut.render(buffer, cursor: Position(column: 1, row: 1))

        #expect(sut.render(buffer, cursor: Position(column: 1, row: 1)).isEmpty)
        sut.invalidate()
        #expect(!sut.render(buffer).isEmpty)
    }

    @Test func `adjacent cells need one move and one style`() {
        var sut = FrameRenderer(isColored: true)
        var buffer = CellBuffer(size: Self.size)
        _ = sut.render(buffer)

        buffer.draw(SafeText("ab", style: .red) + "c", at: Position(column: 2, row: 1), clip: Rect(Self.size))

        #expect(sut.render(buffer).text == "\u{1B}[?2026h\u{1B}[2;3H\u{1B}[31mab\u{1B}[mc\u{1B}[?2026l")
    }

    @Test func `the cursor is placed again after a wide grapheme`() {
        var sut = FrameRenderer(isColored: true)
        var buffer = CellBuffer(size: Self.size)
        _ = sut.render(buffer)

        buffer.draw("日x", at: Position(column: 0, row: 0), clip: Rect(Self.size))

        #expect(sut.render(buffer).text == "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[14X日\u{1B}[1;3Hx\u{1B}[?2026l")
    }

    @Test(arguments: [1, 2, 4])
    func `500 graphemes hide no letter and leave none, whatever width the terminal uses`(width: Int) {
        let ranges: [ClosedRange<UInt32>] = [0x4E00...0x4E63, 0xAC00...0xAC63, 0x1F300...0x1F320, 0x1F400...0x1F43E]
        let plain = ranges.joined().compactMap(Unicode.Scalar.init).map { String($0) }
        let marked = (0x61...0x7A).flatMap { letter in
            ["\u{301}", "\u{308}\u{323}"].map { String(UnicodeScalar(letter) ?? "a") + $0 }
        }
        let emoji = (0x1F466...0x1F478).compactMap(Unicode.Scalar.init).flatMap { scalar in
            ["\u{1F3FD}", "\u{200D}\u{1F680}", "\u{FE0F}"].map { String(scalar) + $0 }
        }
        let flags = (0x1F1E6...0x1F1FF).compactMap(Unicode.Scalar.init).map { "🇪\($0)" }
        let indic = (0x915...0x939).compactMap(Unicode.Scalar.init).flatMap { ["\($0)्ष", "\($0)ि"] }
        let graphemes = plain + marked + emoji + flags + indic + ["❤️", "⚠️", "⚠", "©", "1️⃣"]
        #expect(graphemes.count > 500)

        for grapheme in graphemes {
            var sut = FrameRenderer(isColored: true)
            var terminal = WindowMock(size: Self.size, width: { $0.isASCII ? 1 : width })
            for text in [
                "abcdefghijklmn", "\(grapheme)|c", "ab\(grapheme)efghijkl", "abcdefgh", "abcdefghijklm\(grapheme)",
            ] {
                var buffer = CellBuffer(size: Self.size)
                buffer.draw(SafeText(text), at: Position(column: 0, row: 0), clip: Rect(Self.size))

                terminal.receive(sut.render(buffer))

                #expect(
                    Self.letters(terminal.cells[0].map(\.text)) == Self.letters(buffer.cells.map(\.text)), "\(text)")
            }
        }
    }

    private static func letters(_ cells: [String]) -> String {
        cells.prefix(size.columns).map { $0.utf8.count == 1 ? $0 : " " }.joined()
    }

    @Test func `without color, only bold and reversed text is styled`() {
        var sut = FrameRenderer(isColored: false)
        var buffer = CellBuffer(size: Self.size)
        _ = sut.render(buffer)

        let text = SafeText("a", style: .red) + SafeText("b", style: .dim) + SafeText("c", style: .reversed)
        buffer.draw(text, at: Position(column: 0, row: 0), clip: Rect(Self.size))

        #expect(sut.render(buffer).text == "\u{1B}[?2026h\u{1B}[1;1Hab\u{1B}[7mc\u{1B}[m\u{1B}[?2026l")
    }

    @Test func `a moved selection in a large list needs less than a kilobyte`() {
        var sut = FrameRenderer(isColored: true)
        let rows = (0..<40).map { SafeText("Rick Sanchez \($0)  ") + SafeText("● Alive", style: .green) + "  Human" }
        func buffer(selected: Int) -> CellBuffer {
            var canvas = Canvas(size: Size(columns: 120, rows: 40))
            ListView(rows, selected: selected, scroll: ScrollPosition()).draw(on: &canvas, in: canvas.bounds)
            return canvas.buffer
        }
        _ = sut.render(buffer(selected: 7))

        #expect(sut.render(buffer(selected: 8)).count < 512)
    }
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
