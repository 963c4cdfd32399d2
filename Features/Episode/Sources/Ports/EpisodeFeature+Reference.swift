public import ChallengeTerminal

extension EpisodeFeature {
    /// The kind of an option's value that other features pass to ``EpisodeSummaries``: an identifier, a code or a name.
    public static var reference: ValueKind<ItemReference<String>> {
        let reference = ValueKind<EpisodeReference>.episodeReference
        let text = ValueKind<String>(
            placeholder: "EPISODE", expectation: reference.expectation, parse: { reference.parse($0)?.description })
        return .reference(text, expectation: .episodeReference, startsLikeValue: EpisodeReference.isStarted)
    }
}
