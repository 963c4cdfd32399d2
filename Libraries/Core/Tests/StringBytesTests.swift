import ChallengeCore
import ChallengeTestSupport
import Testing

struct StringBytesTests {
    @Test func `a combining mark after a separator does not hide the separator`() {
        #expect("a,\u{301}b,,".parts(separatedBy: UInt8(ascii: ",")) == ["a", "\u{301}b", "", ""])
        #expect("".parts(separatedBy: UInt8(ascii: ",")) == [""])
    }

    @Test(arguments: [("Pilot", "LOT", true), ("Pilot", "", true), ("Pilot", nil, true), ("Pilot", "plot", false)])
    func `a value is part of a text, ignoring case, and no value is part of every text`(
        text: String, value: String?, isPart: Bool
    ) {
        #expect(text.contains(ignoringCase: value) == isPart)
    }

    @Test(arguments: [
        ("Birdperson", "Birdperson"), ("Mr. Meeseeks", "Mr. Meeseeks"), ("40 Years Old Morty", "'40 Years Old Morty'"),
        ("Rick's Portal", #"'Rick'\''s Portal'"#), ("Beth & Jerry", "'Beth & Jerry'"), ("The 7th", "'The 7th'"),
    ])
    func `a name is one quoted word if a word needs quotes or does not start with a letter`(
        name: String, quoted: String
    ) {
        #expect(name.quotedNameForShell == quoted)
    }

    @Test func `lines end at line feeds, and a last line feed is followed by an empty line`() {
        #expect("á\r\n\n\u{301}b\n".lines.map { Array($0.utf8) } == [[0xC3, 0xA1, 13], [], [0xCC, 0x81, 98], []])
        #expect("".lines == [""])
        #expect("no line feed".lines == ["no line feed"])
    }

    @Test func `texts with equal letters but different bytes differ`() {
        #expect("Alive".isBytewiseEqual(to: "Alive"))
        #expect(!"é".isBytewiseEqual(to: "e\u{301}"))
        #expect(!"Alive".isBytewiseEqual(to: "Aliv"))
    }

    @Test(arguments: [(" a b\n", "a b"), ("", ""), ("\t\r\n ", ""), ("\u{A0}é\u{2003}", "é"), ("\u{301} ", "\u{301}")])
    func `white space around a text is removed`(text: String, trimmed: String) {
        #expect(text.trimmed == trimmed)
    }

    @Test(arguments: LongText.kinds)
    func `splitting, trimming and comparing take linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            _ = text.trimmed
            _ = text.folded
            _ = text.isBytewiseEqual(to: "Alive")
            _ = text.lines
            _ = Timestamp(text)
        }

        #expect(factor < Growth.linear)
    }
}
