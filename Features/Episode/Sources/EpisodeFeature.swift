public import ChallengeCollections
internal import ChallengeRepository
internal import ChallengeResources
public import ChallengeTerminal

/// The commands for the episodes.
public struct EpisodeFeature: FeatureContract {
    /// The values that the rest of the program knows about the episodes.
    public static let description = CollectionDescription(
        of: EpisodeDTO.self, kind: "episode", plural: "episodes", filters: ["name", "season", "code", "with"],
        isIdentifier: { EpisodeReference($0) != nil },
        groupings: [
            ItemGrouping("season", header: "episode.field.season", isOrdered: true, of: EpisodeContainer.saved) {
                $0.code.map { "\($0.season)" } ?? ""
            }
        ],
        record: .episodes(), saved: EpisodeContainer.saved)

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("episodes", aliases: ["eps"]) { EpisodeCommands(container: $0.container).lists },
        CommandEntry("episode", aliases: ["ep"]) { EpisodeCommands(container: $0.container).item },
    ]

    let container: @Sendable (Invocation) throws -> EpisodeContainer
}

extension EpisodeFeature {
    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> EpisodeDependencies) {
        self.init(container: { invocation in EpisodeContainer(dependencies: try dependencies(invocation)) })
    }
}

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
