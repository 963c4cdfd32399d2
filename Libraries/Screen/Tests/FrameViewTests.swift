import ChallengeTerminal
import Testing

@testable import ChallengeScreen

struct FrameViewTests {
    private func drawn(_ sut: FrameView, columns: Int = 20, rows: Int = 3) -> CellBuffer {
        var canvas = Canvas(size: Size(columns: columns, rows: rows))
        sut.draw(on: &canvas, in: canvas.bounds)
        return canvas.buffer
    }

    @Test func `a frame has a border, a title and a text at its right end`() {
        let buffer = drawn(FrameView(title: "Rick", end: "1/826", isFocused: true))

        #expect(buffer.rows == ["╭─ Rick ─── 1/826 ─╮", "│                  │", "╰──────────────────╯"])
        #expect(buffer[3, 0].style == .bold && buffer[0, 0].style == .plain)
    }

    @Test func `a frame without the focus is dim around its title`() {
        let buffer = drawn(FrameView(title: SafeText("Rick", style: .green), isFocused: false))

        #expect(buffer.rows == ["╭─ Rick ───────────╮", "│                  │", "╰──────────────────╯"])
        #expect(buffer[3, 0].style == .green && buffer[0, 1].style == .dim)
    }

    @Test(arguments: [
        (15, "╭─ Rick ── 9 ─╮"), (14, "╭─ Rick ─ 9 ─╮"), (13, "╭─ Rick ────╮"),
        (8, "╭─ Ri… ╮"), (6, "╭─ … ╮"), (5, "╭───╮"), (2, "╭╮"), (1, "╭"), (0, ""),
    ])
    func `the texts are shortened in a narrow frame`(columns: Int, edge: String) {
        #expect(drawn(FrameView(title: "Rick", end: "9", isFocused: true), columns: columns).rows[0] == edge)
    }

    @Test func `a frame of any size is inside its rectangle`() {
        for rows in 0..<4 {
            for columns in 0..<4 {
                let rect = Rect(column: 1, row: 1, width: columns, height: rows)
                var canvas = Canvas(size: Size(columns: 6, rows: 6))
                FrameView(title: "Title", end: "1", isFocused: false).draw(on: &canvas, in: rect)

                for row in 0..<6 {
                    for column in 0..<6 where canvas.buffer[column, row] != .blank {
                        #expect(rect.contains(Position(column: column, row: row)))
                    }
                }
                #expect(FrameView.inner(rect).width == max(0, columns - 2))
            }
        }
        let inner = FrameView.inner(Rect(column: 1, row: 2, width: 10, height: 5))
        #expect(inner == Rect(column: 2, row: 3, width: 8, height: 3))
    }
}
