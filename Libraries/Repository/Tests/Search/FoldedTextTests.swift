import Testing

@testable import ChallengeRepository

struct FoldedTextTests {
    @Test(arguments: [
        ("Rick Sanchez", "rick sanchez"), ("Árboles Mentirosos", "arboles mentirosos"),
        ("Earth (J19ζ7)", "earth j19ζ7"), ("Άνθρωπος ΣΊΣΥΦΟΣ ὦ", "ανθρωποσ σισυφοσ ω"), ("7+7 Years", "7 7 years"),
        ("Mr. Poopy-Butthole", "mr poopy butthole"), ("日本 ½", "日本 ½"), ("a\u{0}b", "a b"), ("", ""), ("…!", ""),
        ("a|b\nc", "a b c"), ("Beth’s Mytholog", "beth's mytholog"), ("Ricks's", "ricks's"), ("O'Neil", "o'neil"),
        ("80's 'n' Boys' ''", "80's n boys"), ("'", ""), ("a' b", "a b"),
    ])
    func `a text is folded into words, whose apostrophes stay`(text: String, folded: String) {
        #expect(String(decoding: FoldedText(text).bytes, as: UTF8.self) == folded)
        #expect(FoldedText(text).words == folded.replacing("'", with: "").split(separator: " ").map(String.init))
    }

    @Test func `the end of a very long word is ignored`() {
        let long = String(repeating: "a", count: 70) + "'bcd efg"

        #expect(FoldedText(long).words == [String(repeating: "a", count: 64), "efg"])
    }
}
