import ChallengeTerminal

extension ValueKind where Value == EpisodeReference {
    /// An identifier or a code.
    static var episodeReference: ValueKind {
        ValueKind(placeholder: "ID", expectation: .described("episode.expected.reference")) { text in
            ValueKind<Int>.positiveInteger.parse(text).map { .identifier($0) } ?? EpisodeCode(text).map { .code($0) }
        }
    }
}
