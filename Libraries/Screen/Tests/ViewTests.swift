import ChallengeTerminal
import Testing

@testable import ChallengeScreen

struct ViewTests {
    private var canvas = Canvas(size: Size(columns: 16, rows: 4))

    @Test mutating func `a list shows the visible rows with the selected one reversed to the edge`() {
        let rows = (0..<9).map { SafeText("Row \($0) that is long") }
        var scroll = ScrollPosition()
        scroll.reveal(5, count: rows.count, height: 4)

        ListView(rows, selected: 5, scroll: scroll).draw(on: &canvas, in: canvas.bounds)

        #expect(canvas.buffer.rows == ["Row 2 that is l…", "Row 3 that is l…", "Row 4 that is l…", "Row 5 that is l…"])
        #expect(canvas.buffer[15, 3].style == .reversed && canvas.buffer[15, 2].style == .plain)
    }

    @Test func `a position of the mouse is a row of the list`() {
        let sut = ListView(["a", "b"], selected: 0, scroll: ScrollPosition())
        let rect = Rect(column: 2, row: 3, width: 5, height: 5)

        #expect(sut.index(at: Position(column: 2, row: 4), in: rect) == 1)
        #expect(sut.index(at: Position(column: 2, row: 5), in: rect) == nil)
        #expect(sut.index(at: Position(column: 1, row: 4), in: rect) == nil)
    }

    @Test func `scrolling keeps the selection visible and the last row at the bottom`() {
        var sut = ScrollPosition()

        sut.reveal(9, count: 10, height: 4)
        #expect(sut.offset == 6)
        sut.reveal(7, count: 10, height: 4)
        #expect(sut.offset == 6)
        sut.reveal(0, count: 10, height: 4)
        #expect(sut.offset == 0)
        sut.reveal(9, count: 10, height: 4)
        sut.reveal(2, count: 3, height: 4)
        #expect(sut.offset == 0)
    }

    @Test mutating func `a line of keys omits the last keys in a narrow window`() {
        KeyLine([("q", "Quit"), ("?", "Help"), ("/", "Search")]).draw(on: &canvas, in: canvas.bounds)

        #expect(canvas.buffer.rows[0] == "q Quit  ? Help")
    }

    @Test func `a key of the line is found by a position`() {
        let sut = KeyLine([("q", "Quit"), ("?", "Help"), ("/", "Search")])
        let rect = Rect(column: 1, row: 2, width: 16, height: 1)

        let indexes = (0..<18).map { sut.index(at: Position(column: $0, row: 2), in: rect).map { "\($0)" } ?? "-" }

        #expect(indexes.joined() == "-000000--111111---")
        #expect(sut.index(at: Position(column: 1, row: 1), in: rect) == nil)
    }

    @Test mutating func `tabs can be found by a position`() {
        let sut = TabBar(["One", "Two"], selected: 1)

        sut.draw(on: &canvas, in: canvas.bounds)

        #expect(canvas.buffer.rows[0] == " One   Two")
        #expect(canvas.buffer[7, 0].style == TextStyle(isBold: true, isReversed: true))
        #expect(sut.index(at: Position(column: 6, row: 0), in: canvas.bounds) == 1)
        #expect(sut.index(at: Position(column: 5, row: 0), in: canvas.bounds) == nil)
    }

    @Test(arguments: [
        (0, " One   Two     ›", "00000-11111----2"), (2, "‹ Two   Three  ›", "011111-2222222-3"),
        (4, "‹ Long title", "3444444444444---"),
    ])
    mutating func `signs are where tabs are hidden beside the selected one`(
        selected: Int, row: String, indexes: String
    ) {
        let sut = TabBar(["One", "Two", "Three", "Four", "Long title"], selected: selected)

        sut.draw(on: &canvas, in: canvas.bounds)

        #expect(canvas.buffer.rows[0] == row)
        let found = (0..<16).map {
            sut.index(at: Position(column: $0, row: 0), in: canvas.bounds).map { "\($0)" } ?? "-"
        }
        #expect(found.joined() == indexes)
    }

    @Test func `all tabs are visible if their names fit`() {
        var canvas = Canvas(size: Size(columns: 10, rows: 1))

        TabBar(["One", "Two"], selected: 0).draw(on: &canvas, in: canvas.bounds)

        #expect(canvas.buffer.rows == [" One   Two"])
    }

    @Test(arguments: 0..<12) func `the selected tab is visible in a window of any width`(width: Int) {
        for selected in 0..<3 {
            var canvas = Canvas(size: Size(columns: width, rows: 1))

            TabBar(["Characters", "Episodes", "Locations"], selected: selected).draw(on: &canvas, in: canvas.bounds)

            let letter = ["C", "E", "L"][selected]
            #expect(
                canvas.buffer.rows[0].contains(letter) == (width > (selected == 1 ? 4 : 3)), "\(canvas.buffer.rows)")
        }
    }
}
