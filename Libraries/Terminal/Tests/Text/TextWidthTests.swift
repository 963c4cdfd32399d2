import Testing

@testable import ChallengeTerminal

struct TextWidthTests {
    @Test(arguments: [
        ("", 0), ("Rick", 4), ("é", 1), ("e\u{301}", 1), ("Martínez", 8), ("ζ’", 2), ("字幕", 4), ("ｶﾅ", 2), ("Ａ", 2),
        ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("👍🏽", 2),
        ("👩‍🚀", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇪🇸", 2), ("🇪🇸🇫🇷", 4), ("🇪", 1), ("☺", 1), ("⌚", 2),
        ("क्ष", 2), ("สี", 1), ("©", 1), ("©️", 2), ("½…─", 3),
        ("𠀀", 2), ("🀄", 2), ("〿", 1), ("〾", 2), ("\u{10FFFF}", 1),
    ])
    func `the width of a text is the number of columns that a terminal uses`(text: String, columns: Int) {
        #expect(TextWidth.of(text) == columns)
        #expect(SafeText(text).width == columns)
    }

    @Test(arguments: [("\u{AD}", 1), ("\u{200D}", 0), ("a\u{200D}b", 2), ("\u{FE0F}", 0), ("\u{E0001}", 0)])
    func `an invisible part of an emoji has no width`(text: String, columns: Int) {
        #expect(TextWidth.of(text) == columns)
    }
}
