import Testing

@testable import ChallengeTerminal

struct NearestSpellingTests {
    @Test(arguments: [
        ("charcters", "characters"), ("charcter", "character"), ("CACHE", "cache"), ("char", "character"),
        ("lst", "list"), ("zebra", nil), ("", nil), ("x", nil), ("ca", nil), ("location", nil),
    ])
    func `only the nearest similar word is proposed`(word: String, expected: String?) {
        #expect(NearestSpelling.of(word, among: ["characters", "character", "list", "cache", "q"]) == expected)
    }

    @Test func `of equally similar words, one with the same first letter is proposed`() {
        #expect(NearestSpelling.of("fsh", among: ["bash", "zsh", "fish"]) == "fish")
    }
}
