import Testing

@testable import ChallengeTerminal

struct TextGateTests {
    @Test(
        "what harms or deceives is made visible",
        arguments: [
            ("\u{0}", "^@"), ("\t\n\r", "^I^J^M"), ("\u{1B}[31m", "^[[31m"), ("\u{1F}", "^_"), ("\u{7F}", "^?"),
            ("\u{80}\u{9B}", "\\u{80}\\u{9b}"), ("\u{61C}", "\\u{61c}"), ("\u{200E}\u{200F}", "\\u{200e}\\u{200f}"),
            ("\u{202A}\u{202E}", "\\u{202a}\\u{202e}"), ("\u{2066}\u{2069}", "\\u{2066}\\u{2069}"),
            ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"), ("\u{200B}\u{FEFF}", "\\u{200b}\\u{feff}"),
            ("a\r\nb", "a^M^Jb"), ("e\u{301}\u{1B}\u{301}", "e\u{301}^[\u{301}"),
        ])
    func unsafe(text: String, clean: String) {
        #expect(TextGate.clean(text) == clean)
        #expect(SafeText(text).plain == clean)
    }

    @Test(
        "everything else stays as it is",
        arguments: ["", " ~", "Martínez ’ζ’", "👩‍🚀❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "नमस्ते", "\u{A0}\u{AD}", "\\u{9b}", "^["])
    func safe(text: String) {
        #expect(TextGate.clean(text) == text)
    }

    @Test("the gate is complete: no control or format character that breaks or turns a line gets through")
    func complete() {
        let passed = (0...0xFFFF).compactMap(Unicode.Scalar.init(_:)).filter { !TextGate.isUnsafe($0) }
        let turning: Set<Unicode.Scalar> = ["\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}"]

        #expect(!passed.contains { $0.properties.generalCategory == .control })
        #expect(!passed.contains { [.lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory) })
        #expect(turning.isDisjoint(with: passed))
        #expect(passed.contains("\u{200D}") && passed.contains("\u{FE0F}"))
    }
}
