import ChallengeCore
import Testing

@testable import ChallengeEpisode

struct EpisodeReferenceTests {
    @Test(
        arguments: [
            ("28", .number(28)), ("007", .number(7)), ("S03E07", .text("S03E07")), ("3x7", .text("S03E07")),
        ] as [(String, ItemKey)])
    func `an identifier has a number as its key, and a code its text`(text: String, key: ItemKey) {
        #expect(EpisodeReference(text)?.key == key)
        #expect(EpisodeReference(key).key == key)
    }

    @Test(arguments: ["", "0", "-1", "pilot", "S01"])
    func `other text is no reference, and as a key it has the invalid identifier`(text: String) {
        #expect(EpisodeReference(text) == nil)
        #expect(EpisodeReference(ItemKey.text(text)) == .identifier(0))
    }

    @Test(arguments: [
        ("S01", true), ("s3e", true), ("s9", true), ("S", false), ("seven", false), ("3x", false), ("", false),
        ("S٣", false),
    ])
    func `a code starts with the letter of the season and a digit`(text: String, isStarted: Bool) {
        #expect(EpisodeReference.isStarted(text) == isStarted)
    }
}
