import ChallengeTerminal

extension ValueKind where Value == EpisodeReference {
    /// A value that is an identifier or a code.
    static var episodeReference: ValueKind {
        ValueKind(
            placeholder: "ID", expectation: .explained("episode.error.reference %@"), parse: { EpisodeReference($0) })
    }
}

extension Expectation {
    /// The description of an identifier or code that can be replaced by a name.
    static let episodeReference = Expectation.wholeNumber("episode.expected.reference")
}
