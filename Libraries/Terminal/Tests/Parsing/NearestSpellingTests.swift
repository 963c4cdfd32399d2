import Testing

@testable import ChallengeTerminal

struct NearestSpellingTests {
    @Test(
        "the distance counts what is missing, added, mistaken and swapped",
        arguments: [
            ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1), ("abc", "ab", 1),
            ("ab", "abc", 1), ("abc", "acb", 1), ("abcd", "badc", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
        ])
    func distance(left: String, right: String, distance: Int) {
        #expect(NearestSpelling.distance(Array(left), Array(right)) == distance)
        #expect(NearestSpelling.distance(Array(right), Array(left)) == distance)
    }

    @Test(
        "only what is near is proposed, the nearest of all",
        arguments: [
            ("charcters", "characters"), ("charcter", "character"), ("CACHE", "cache"), ("char", "character"),
            ("lst", "list"), ("zebra", nil), ("", nil), ("x", nil), ("ca", nil), ("location", nil),
        ])
    func nearest(word: String, expected: String?) {
        #expect(NearestSpelling.of(word, among: ["characters", "character", "list", "cache", "q"]) == expected)
    }
}
