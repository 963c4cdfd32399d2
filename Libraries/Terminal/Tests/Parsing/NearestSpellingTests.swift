import Testing

@testable import ChallengeTerminal

struct NearestSpellingTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1), ("abc", "ab", 1),
        ("ab", "abc", 1), ("abc", "acb", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
    func `the distance counts missing, additional, wrong and swapped letters`(
        left: String, right: String, distance: Int
    ) {
        #expect(NearestSpelling.distance(Array(left), Array(right)) == distance)
        #expect(NearestSpelling.distance(Array(right), Array(left)) == distance)
    }

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
