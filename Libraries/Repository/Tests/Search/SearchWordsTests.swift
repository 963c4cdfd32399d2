import Testing

@testable import ChallengeRepository

struct SearchWordsTests {
    @Test(arguments: [
        ("Rick Sanchez", ["rick", "sanchez"]), ("Árboles Mentirosos", ["arboles", "mentirosos"]),
        ("Earth (J19ζ7)", ["earth", "j19ζ7"]), ("Άνθρωπος ΣΊΣΥΦΟΣ ὦ", ["ανθρωποσ", "σισυφοσ", "ω"]),
        ("7+7 Years", ["7", "7", "years"]), ("Mr. Poopy-Butthole", ["mr", "poopy", "butthole"]),
        ("日本 ½", ["日本", "½"]), ("a\u{0}b", ["a", "b"]), ("", []), ("…!", []),
    ])
    func `words are folded letters and digits`(text: String, words: [String]) {
        #expect(SearchWords(text).words == words)
        #expect(SearchWords(text).parts == [])
    }

    @Test(arguments: [
        ("Beth’s Mytholog", ["beths", "mytholog"], ["beth"]), ("Ricks's Story", ["rickss", "story"], ["ricks"]),
        ("O'Neil", ["oneil"], ["neil"]), ("80's 'n' Boys' ''", ["80s", "n", "boys"], ["80"]), ("'", [], []),
    ])
    func `apostrophes neither split words nor hide their parts`(text: String, words: [String], parts: [String]) {
        #expect(SearchWords(text).words == words)
        #expect(SearchWords(text).parts.flatMap(\.self) == parts)
    }

    @Test func `the end of a very long word is ignored`() {
        let long = String(repeating: "a", count: 70) + "'bcd efg"

        #expect(SearchWords(long).words == [String(repeating: "a", count: 64), "efg"])
    }
}
