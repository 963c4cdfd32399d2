import ChallengeScreenMocks
import ChallengeTerminal
import Testing

@testable import ChallengeScreen

/// Pictures on a canvas, and what a terminal receives for them.
struct PictureTests {
    private static let size = Size(columns: 8, rows: 4)
    private let blocks = DrawnPicture(columns: 2, rows: ["ab", "cd"])
    private let painted = DrawnPicture(
        columns: 2, rows: 2, painting: "\u{1B}_Gpaint\u{1B}\\", removal: "\u{1B}_Gerase\u{1B}\\")
    private var renderer = FrameRenderer(isColored: true)
    private var terminal = WindowMock(size: size)

    /// Shows a text with a picture at a position.
    private mutating func show(
        _ text: SafeText = "text", _ picture: DrawnPicture? = nil, row: Int = 1, column: Int = 1
    ) {
        var canvas = Canvas(size: Self.size)
        canvas.draw(text, row: 0)
        if let picture { canvas.draw(picture, row: row, column: column) }
        terminal.receive(renderer.render(canvas.buffer))
    }

    @Test mutating func `a picture of blocks is a text`() {
        show("text", blocks)
        #expect(terminal.rows == ["text", " ab", " cd", ""])
        show("more", blocks, row: 2)
        #expect(terminal.rows == ["more", "", " ab", " cd"])
        #expect(terminal.strings == [] && renderer.removals == [])
    }

    @Test mutating func `a painted picture is painted once, and erased when it goes`() {
        show("text", painted)
        show("more", painted)
        #expect(terminal.strings == ["_Gpaint"])
        show("more", painted, row: 2)
        #expect(terminal.strings == ["_Gpaint", "_Gerase", "_Gpaint"])
        #expect(String(decoding: renderer.removals, as: UTF8.self) == painted.removal)
        show()
        #expect(terminal.strings == ["_Gpaint", "_Gerase", "_Gpaint", "_Gerase"] && renderer.removals == [])
    }

    @Test mutating func `the cells of a painted picture are drawn again after it`() {
        show("text", painted)
        var canvas = Canvas(size: Self.size)
        canvas.draw("text", row: 0)

        let bytes = renderer.render(canvas.buffer)

        #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[2;2H  "))
    }

    @Test mutating func `after the window was cleared, a picture is painted again`() {
        show("text", painted)
        renderer.invalidate()
        show("text", painted)
        #expect(terminal.strings == ["_Gpaint", "_Gpaint"])
    }

    @Test mutating func `a painted picture is painted again after a part of its row was erased`() {
        show("text", painted, row: 0, column: 5)
        show("👩‍🚀", painted, row: 0, column: 5)
        #expect(terminal.strings == ["_Gpaint", "_Gpaint"])
        show("👩‍🚀", painted, row: 0, column: 5)
        #expect(terminal.strings.count == 2)
    }

    @Test mutating func `a picture that is not wholly visible is left out`() {
        show("text", painted, row: 3)
        show("text", blocks, row: -1)
        show("text", blocks, column: 7)

        #expect(terminal.strings == [] && terminal.rows == ["text", "", "", ""])
    }

    @Test func `a frame takes away the pictures that it covers`() {
        var canvas = Canvas(size: Self.size)
        canvas.draw(painted, row: 0, column: 0)
        canvas.draw(painted, row: 2, column: 4)

        FrameView(title: "", isFocused: true).draw(on: &canvas, in: Rect(column: 1, row: 1, width: 3, height: 3))

        #expect(canvas.buffer.pictures.map(\.position) == [Position(column: 4, row: 2)])
    }
}
