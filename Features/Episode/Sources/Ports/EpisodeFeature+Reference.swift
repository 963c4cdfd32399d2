public import ChallengeTerminal

extension EpisodeFeature {
    /// The value kind of an option that takes an episode: an identifier, a code or a name.
    ///
    /// Other features pass the value to ``EpisodeSummaries``.
    public static var reference: ValueKind<ItemReference<String>> {
        let reference = ValueKind<EpisodeReference>.episodeReference
        let text = ValueKind<String>(
            placeholder: "EPISODE", expectation: reference.expectation, parse: { reference.parse($0)?.description })
        return .reference(text, expectation: .episodeReference, startsLikeValue: EpisodeReference.isStarted)
    }
}
