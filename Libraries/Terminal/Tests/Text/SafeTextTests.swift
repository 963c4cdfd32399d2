import Testing

@testable import ChallengeTerminal

struct SafeTextTests {
    @Test func `literals and interpolated values are escaped`() {
        let name = "\u{1B}c"
        let text: SafeText = "a\t\(name)"

        #expect(text.plain == "a^I^[c")
        #expect("\(text)" == "a^I^[c")
    }

    @Test func `styles apply only to their own text, and only if color is allowed`() {
        let text = SafeText("a", style: .bold) + " " + SafeText("b", style: .red).styled(.dim)

        #expect(text.rendered(inColor: false) == "a b")
        #expect(text.rendered(inColor: true) == "\u{1B}[1ma\u{1B}[0m \u{1B}[2;31mb\u{1B}[0m")
        #expect(text.width == 3)
    }

    @Test func `the outer one of two colors applies`() {
        #expect(SafeText("a", style: .red).styled(.green) == SafeText("a", style: .green))
        #expect(SafeText("a", style: .red).styled(.bold) == SafeText("a", style: TextStyle(color: .red, isBold: true)))
    }

    @Test func `texts are joined with a separator`() {
        let texts: [SafeText] = ["a", "", SafeText("b", style: .bold)]

        #expect(texts.joined(separator: ", ").plain == "a, , b")
        #expect([SafeText]().joined(separator: ", ").isEmpty)
    }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("", 0, ""),
        ("字幕字", 5, "字幕…"), ("字幕字", 4, "字…"), ("字幕字", 6, "字幕字"), ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"), ("👩‍🚀👩‍🚀", 2, "…"),
        ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
    func `a text is truncated by its width and ends in an ellipsis`(text: String, columns: Int, expected: String) {
        let truncated = SafeText(text).truncated(to: columns)

        #expect(truncated.plain == expected)
        #expect(truncated.width <= columns)
    }

    @Test func `a truncated text has its original styles`() {
        let text = SafeText("ab", style: .red) + SafeText("cdef", style: .bold)

        #expect(
            text.truncated(to: 4) == SafeText("ab", style: .red) + SafeText("c", style: .bold)
                + SafeText("…", style: .bold))
    }

    @Test func `padding fills the width on either side and never truncates`() {
        #expect(SafeText("字").padded(to: 4).plain == "字  ")
        #expect(SafeText("字").padded(to: 4, .trailing).plain == "  字")
        #expect(SafeText("abc").padded(to: 2).plain == "abc")
    }

    @Test(arguments: [
        ("one two three", 13, ["one two three"]), ("one two three", 12, ["one two", "three"]),
        ("one two three", 7, ["one two", "three"]), ("one two three", 6, ["one", "two", "three"]),
        ("one  two", 3, ["one", "two"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
        ("字幕字", 3, ["字", "幕", "字"]), ("字幕", 1, ["字", "幕"]), ("", 5, [""]), ("ab", 0, ["a", "b"]),
        ("abc   ", 3, ["abc"]), (" abc def", 4, [" abc", "def"]),
        ("12,345,6", 5, ["12,", "345,6"]), ("1,23,4", 4, ["1,", "23,4"]), ("a 1,23", 4, ["a", "1,23"]),
        (",,,,", 2, [",,", ",,"]), ("ab ● Alive", 4, ["ab", "●", "Aliv", "e"]), ("ab ● Alive", 7, ["ab", "● Alive"]),
        ("a ? b", 3, ["a", "? b"]), ("a? b", 3, ["a?", "b"]),
    ])
    func `text is wrapped at spaces, and inside a word only if needed, after a comma if possible`(
        text: String, columns: Int, lines: [String]
    ) {
        #expect(SafeText(text).wrapped(to: columns).map(\.plain) == lines)
    }

    @Test func `lines after the first can be indented`() {
        let lines = SafeText("ab cd ef gh").wrapped(to: 6, indentingRest: 2)

        #expect(lines.map(\.plain) == ["ab cd", "  ef", "  gh"])
    }

    @Test func `wrapped lines have the styles of the text`() {
        let text = SafeText("one ", style: .red) + SafeText("two three", style: .bold)

        #expect(
            text.wrapped(to: 7) == [
                SafeText("one ", style: .red) + SafeText("two", style: .bold), SafeText("three", style: .bold),
            ])
    }

    @Test(arguments: [
        ("", "Earth", " (Giant Telepathic Spiders)", "Earth (G…piders)"),
        ("Earth (", "Giant", " Telepathic Spiders)", "Earth (Giant Te…"),
        ("Earth (Giant ", "Telepathic", " Spiders)", "…Telepathic Spi…"),
        ("Earth (Giant Telepathic ", "Spiders", ")", "…pathic Spiders)"),
        ("", "Earth (Giant Telepathic Spiders)", "", "Earth (Giant Te…"),
    ])
    func `a shortened text keeps its match whole`(start: String, match: String, end: String, shown: String) {
        let text = SafeText(start) + SafeText(match, style: .bold) + SafeText(end)

        #expect(text.shortened(to: 16).plain == shown)
    }
}
