import ChallengeTerminal
import Testing

@testable import ChallengeScreen

struct CanvasTests {
    @Test func `a part of a canvas has its own coordinates and edges`() {
        var sut = Canvas(size: Size(columns: 8, rows: 3))

        sut.sub(Rect(column: 2, row: 1, width: 4, height: 1)) { canvas in
            canvas.draw("abcdef", row: 0, column: -1)
            canvas.draw("outside", row: 1)
            canvas.sub(Rect(column: 3, row: 0, width: 9, height: 9)) { $0.draw("xyz", row: 0) }
        }
        sut.draw("end", row: 2)

        #expect(sut.buffer.rows == ["", "  bcdx", "end"])
    }
}
