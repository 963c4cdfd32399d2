import ChallengeTerminal
import Testing

@testable import ChallengeEpisode

/// The value kind of an option that takes an episode: an identifier, a code or a name.
struct EpisodeFeatureReferenceTests {
    private func parsed(_ text: String) -> String? {
        switch EpisodeFeature.reference.parse(text) {
        case .value(let value): "value \(value)"
        case .name(let name): "name \(name)"
        case nil: nil
        }
    }

    @Test(arguments: [
        ("28", "value 28"), ("007", "value 7"), ("s3e7", "value S03E07"), ("3x07", "value S03E07"),
        ("pilot", "name pilot"), ("rick die", "name rick die"), ("seven", "name seven"), ("3 days", "name 3 days"),
    ])
    func `an identifier or a code is a value, and other text is a name`(text: String, expected: String) {
        #expect(parsed(text) == expected)
    }

    @Test(arguments: ["", "0", "-", "-1", "S1", "1,2", "3x", "s03e"])
    func `a mistyped identifier or code is no value`(text: String) {
        #expect(parsed(text) == nil)
        #expect(EpisodeFeature.reference.expectation == .wholeNumber("episode.expected.reference"))
    }
}
