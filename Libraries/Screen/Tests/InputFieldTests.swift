import ChallengeTerminal
import Testing

@testable import ChallengeScreen

struct InputFieldTests {
    private var sut = InputField("rick sanchez")

    private mutating func press(_ keys: Key...) {
        for key in keys { _ = sut.handle(.key(key)) }
    }

    @Test mutating func `keys move and edit at the cursor`() {
        press(.left, .left, .backspace, .character("x"), .home, .delete, .end, .character("!"))

        #expect(sut.text == "ick sancxez!")
    }

    @Test mutating func `Ctrl-W removes the word before the cursor`() {
        press(.character(" "), .control("w"))
        #expect(sut.text == "rick ")

        press(.control("w"), .control("w"))
        #expect(sut.text.isEmpty)
    }

    @Test mutating func `Alt-B and Alt-F move by words`() {
        press(.alt("b"), .character("("), .alt("b"), .alt("b"), .character("["), .alt("f"), .character("]"))
        #expect(sut.text == "[rick] (sanchez")

        press(.alt("f"), .alt("f"), .character(")"))
        #expect(sut.text == "[rick] (sanchez)")
    }

    @Test mutating func `Alt-Backspace and Alt-D remove the words beside the cursor`() {
        var sut = InputField("one two\nthree four", keepsLineBreaks: true)
        for key: Key in [.alt("b"), .alt("b"), .altBackspace, .alt("d")] { _ = sut.handle(.key(key)) }
        #expect(sut.text == "one  four")

        for key: Key in [.alt("d"), .alt("d")] { _ = sut.handle(.key(key)) }
        #expect(sut.text == "one ")
    }

    @Test mutating func `a paste has no line breaks`() {
        press(.control("u"))

        _ = sut.handle(.paste("a\r\nb\tc"))

        #expect(sut.text == "a  b c")
    }

    @Test func `line breaks that are kept are shown as signs`() {
        var sut = InputField("a\r\n↵\tb", keepsLineBreaks: true)
        var canvas = Canvas(size: Size(columns: 20, rows: 1))
        let rect = Rect(column: 0, row: 0, width: 20, height: 1)

        _ = sut.handle(.paste("\r\nc\rd\t"))
        sut.draw(on: &canvas, in: rect)

        #expect(sut.text == "a\r\n↵\tb\nc\nd\t")
        #expect(canvas.buffer.rows == ["a↵↵^Ib↵c↵d^I"])
        let sign = SafeText("↵", style: .dim)
        #expect(sut.shownText == "a" + sign + "↵\tb" + sign + "c" + sign + "d\t")
        #expect(sut.cursor(in: rect) == Position(column: 12, row: 0))
    }

    @Test mutating func `a mark joins the letter before it`() {
        press(.control("u"), .character("e"), .character("\u{301}"), .left, .character("x"))

        #expect(sut.text == "xe\u{301}")
    }

    @Test mutating func `keys without a meaning are left to the program`() {
        let keys: [Key] = [.enter, .alt("x"), .control("j"), .shiftUp]
        let isHandled = keys.contains { sut.handle(.key($0)) } || sut.handle(.resized(.zero))

        #expect(!isHandled && sut.text == "rick sanchez")
    }

    @Test func `the end of a long text and the cursor are visible`() {
        var canvas = Canvas(size: Size(columns: 8, rows: 1))
        let rect = Rect(column: 2, row: 0, width: 5, height: 1)

        sut.draw(on: &canvas, in: rect)

        #expect(canvas.buffer.rows == ["  chez"])
        #expect(sut.cursor(in: rect) == Position(column: 6, row: 0))
    }

    @Test func `text beyond the limit is ignored`() {
        var sut = InputField("abcd", limit: 3)
        #expect(sut.text == "abc")

        _ = sut.handle(.key(.left))
        _ = sut.handle(.key(.backspace))
        _ = sut.handle(.paste("12345"))

        #expect(sut.text == "a1c")
    }
}
