import ChallengeTestSupport
import Testing

@testable import ChallengeTerminal

struct TextGateTests {
    @Test(arguments: [
        ("\u{0}", "^@"), ("\t\n\r", "^I^J^M"), ("\u{1B}[31m", "^[[31m"), ("\u{1F}", "^_"), ("\u{7F}", "^?"),
        ("\u{80}\u{9B}", "\\u{80}\\u{9b}"), ("\u{61C}", "\\u{61c}"), ("\u{200E}\u{200F}", "\\u{200e}\\u{200f}"),
        ("\u{202A}\u{202E}", "\\u{202a}\\u{202e}"), ("\u{2066}\u{2069}", "\\u{2066}\\u{2069}"),
        ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"), ("\u{200B}\u{FEFF}", "\\u{200b}\\u{feff}"),
        ("a\r\nb", "a^M^Jb"), ("e\u{301}\u{1B}\u{301}", "e\u{301}^[\u{301}"),
    ])
    func `unsafe characters are escaped`(text: String, clean: String) {
        #expect(TextGate.clean(text) == clean)
        #expect(SafeText(text).plain == clean)
    }

    @Test(arguments: [
        ("a\u{AD}b", "a\\u{ad}b"), ("\u{34F}", "\\u{34f}"), ("\u{3164}\u{FFA0}", "\\u{3164}\\u{ffa0}"),
        ("a\u{200D}b", "a\\u{200d}b"), ("a\u{FE0F}", "a\\u{fe0f}"), ("\u{E0041}", "\\u{e0041}"),
        ("葛\u{E0100}", "葛\\u{e0100}"), ("👩\u{200D}\u{200D}🚀", "👩\\u{200d}\\u{200d}🚀"),
    ])
    func `invisible characters are escaped`(text: String, clean: String) {
        #expect(TextGate.clean(text) == clean)
    }

    @Test(arguments: ["", " ~", "Martínez ’ζ’", "👩‍🚀❤️", "नमस्ते", "\u{A0}", "\\u{9b}", "^["])
    func `all other characters are unchanged`(text: String) {
        #expect(TextGate.clean(text) == text)
    }

    @Test(arguments: LongText.kinds)
    func `escaping takes linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            _ = TextGate.clean(text)
        }

        #expect(factor < Growth.linear)
    }
}
