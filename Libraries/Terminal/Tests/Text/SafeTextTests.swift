import ChallengeTerminal
import Testing

struct SafeTextTests {
    @Test("literals and what is put into them pass the gate")
    func literals() {
        let name = "\u{1B}c"
        let text: SafeText = "a\t\(name)"

        #expect(text.plain == "a^I^[c")
        #expect("\(text)" == "a^I^[c")
    }

    @Test("styles are applied only where colour is on, each around its own text")
    func styles() {
        let text = SafeText("a", style: .bold) + " " + SafeText("b", style: .red).styled(.dim)

        #expect(text.rendered(inColor: false) == "a b")
        #expect(text.rendered(inColor: true) == "\u{1B}[1ma\u{1B}[0m \u{1B}[2;31mb\u{1B}[0m")
        #expect(text.width == 3)
    }

    @Test("where two styles disagree about the colour, the outer one wins")
    func styledTwice() {
        #expect(SafeText("a", style: .red).styled(.green) == SafeText("a", style: .green))
        #expect(SafeText("a", style: .red).styled(.bold) == SafeText("a", style: TextStyle(color: .red, isBold: true)))
    }

    @Test("texts are joined with something between them")
    func joins() {
        let texts: [SafeText] = ["a", "", SafeText("b", style: .bold)]

        #expect(texts.joined(separator: ", ").plain == "a, , b")
        #expect([SafeText]().joined(separator: ", ").isEmpty)
    }

    @Test(
        "a text is cut by its width, and says so",
        arguments: [
            ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("", 0, ""),
            ("字幕字", 5, "字幕…"), ("字幕字", 4, "字…"), ("字幕字", 6, "字幕字"), ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"), ("👩‍🚀👩‍🚀", 2, "…"),
            ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
        ])
    func truncates(text: String, columns: Int, expected: String) {
        let truncated = SafeText(text).truncated(to: columns)

        #expect(truncated.plain == expected)
        #expect(truncated.width <= columns)
    }

    @Test("a cut keeps the styles of what is left")
    func truncatesStyles() {
        let text = SafeText("ab", style: .red) + SafeText("cdef", style: .bold)

        #expect(
            text.truncated(to: 4) == SafeText("ab", style: .red) + SafeText("c", style: .bold)
                + SafeText("…", style: .bold))
    }

    @Test("padding fills up to the width, on either side, and never cuts")
    func pads() {
        #expect(SafeText("字").padded(to: 4).plain == "字  ")
        #expect(SafeText("字").padded(to: 4, .trailing).plain == "  字")
        #expect(SafeText("abc").padded(to: 2).plain == "abc")
    }

    @Test(
        "prose is broken at spaces, and inside a word only where it must be",
        arguments: [
            ("one two three", 13, ["one two three"]), ("one two three", 12, ["one two", "three"]),
            ("one two three", 7, ["one two", "three"]), ("one two three", 6, ["one", "two", "three"]),
            ("one  two", 3, ["one", "two"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
            ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
            ("字幕字", 3, ["字", "幕", "字"]), ("字幕", 1, ["字", "幕"]), ("", 5, [""]), ("ab", 0, ["a", "b"]),
            ("abc   ", 3, ["abc"]), (" abc def", 4, [" abc", "def"]),
        ])
    func wraps(text: String, columns: Int, lines: [String]) {
        #expect(SafeText(text).wrapped(to: columns).map(\.plain) == lines)
    }

    @Test("what follows the first line may stand back from it")
    func indented() {
        let lines = SafeText("ab cd ef gh").wrapped(to: 6, indentingRest: 2)

        #expect(lines.map(\.plain) == ["ab cd", "  ef", "  gh"])
    }

    @Test("a text as long as a book is wrapped at once", .timeLimit(.minutes(1)))
    func wrapsLongText() {
        let lines = SafeText(String(repeating: "abcd ", count: 200_000)).wrapped(to: 9)

        #expect(lines.count == 100_000)
    }

    @Test("lines keep their styles")
    func wrapsStyles() {
        let text = SafeText("one ", style: .red) + SafeText("two three", style: .bold)

        #expect(
            text.wrapped(to: 7) == [
                SafeText("one ", style: .red) + SafeText("two", style: .bold), SafeText("three", style: .bold),
            ])
    }
}
