import ChallengeTerminal
import ChallengeTestSupport
import Testing

@testable import ChallengeScreen

struct CellBufferTests {
    private var sut = CellBuffer(size: Size(columns: 6, rows: 1))

    private func texts(of buffer: CellBuffer) -> [String] { buffer.cells.map(\.text) }

    @Test mutating func `a wide grapheme covers two cells`() {
        sut.draw("a日b", at: Position(column: 1, row: 0), clip: Rect(sut.size))

        #expect(texts(of: sut) == [" ", "a", "日", "", "b", " "])
        #expect(sut.cells.map(\.width) == [1, 1, 2, 0, 1, 1])
    }

    @Test mutating func `a wide grapheme at an edge becomes a space`() {
        let clip = Rect(column: 1, row: 0, width: 4, height: 1)

        sut.draw("日日日", at: Position(column: 0, row: 0), clip: clip)

        #expect(texts(of: sut) == [" ", " ", "日", "", " ", " "])
    }

    @Test(arguments: [1, 2]) mutating func `overwriting a half of a wide grapheme blanks its other half`(column: Int) {
        sut.draw("日", at: Position(column: 1, row: 0), clip: Rect(sut.size))

        sut.draw("x", at: Position(column: column, row: 0), clip: Rect(sut.size))

        var expected = [" ", " ", " ", " ", " ", " "]
        expected[column] = "x"
        #expect(texts(of: sut) == expected)
    }

    @Test mutating func `a mark without a letter is omitted`() {
        sut.draw("a" + SafeText("\u{301}", style: .red) + "b", at: Position(column: 0, row: 0), clip: Rect(sut.size))

        #expect(texts(of: sut) == ["a", "b", " ", " ", " ", " "])
    }

    @Test mutating func `the marks on one letter are limited`() {
        let text = SafeText("e" + String(repeating: "\u{301}", count: 10_000))

        sut.draw(text, at: Position(column: 0, row: 0), clip: Rect(sut.size))

        #expect(sut[0, 0].text.unicodeScalars.count == 32)
    }

    @Test func `random drawing keeps graphemes whole`() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            var sut = CellBuffer(size: Size(columns: 12, rows: 3))

            sut.scribble(20, using: &generator)

            #expect(sut.isWellFormed)
        }
    }

    @Test func `in ASCII, signs have substitutes, and letters lose their accents`() {
        var canvas = Canvas(size: Size(columns: 12, rows: 1))
        canvas.draw("╭─ Éñ… 日● ➤", row: 0)

        #expect(canvas.buffer.inASCII.rows == ["+- En~ ?o ?"])
    }
}
