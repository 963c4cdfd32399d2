public import ChallengeCollections
public import ChallengeCore
public import ChallengeRepository
internal import ChallengeResources
public import ChallengeTerminal

/// The commands for the episodes.
public struct EpisodeFeature: FeatureContract {
    /// The values that the rest of the program knows about the episodes.
    public static let description = CollectionDescription(
        EpisodeDTO.self, .episodes, filters: ["name", "season", "year", "code", "with"],
        isIdentifier: { EpisodeReference($0) != nil },
        groupings: [
            ItemCollection.episodes.grouping(
                "season", header: "episode.field.season", isOrdered: true, value: \.seasonText)
        ],
        summary: ["code", "airDate", "name"], shortNames: ["ep", "eps"],
        copyWords: ["airDate": { ($0("airDate").localizedDate, .plain) }])

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("episodes", aliases: ["eps"]) { $0.episodeCommands.lists },
        CommandEntry("episode", aliases: ["ep"]) { $0.episodeCommands.item },
    ]

    private var episodeCommands: EpisodeCommands { EpisodeCommands(collections: collections, container: container) }

    let collections: [CollectionDescription]
    let container: @Sendable (Invocation) throws -> EpisodeContainer
}

extension EpisodeFeature {
    /// - Parameters:
    ///   - collections: The collections to which episodes can refer.
    ///   - context: A factory, because the context depends on the options of a command.
    public init(
        _ collections: [CollectionDescription], context: @escaping @Sendable (Invocation) throws -> CollectionContext
    ) {
        self.init(collections: collections, container: { EpisodeContainer(try context($0)) })
    }
}

extension EpisodeFeature {
    /// The value kind of an option that takes an episode: an identifier, a code or a name.
    ///
    /// Other features pass the value to ``CollectionItems/keys(in:of:_:)``.
    public static var reference: ValueKind<ItemReference<String>> {
        let reference = ValueKind<EpisodeReference>.episodeReference
        let text = ValueKind<String>(
            placeholder: "EPISODE", expectation: reference.expectation, parse: { reference.parse($0)?.description })
        return .reference(text, expectation: .episodeReference, startsLikeValue: EpisodeReference.isStarted)
    }

    /// Returns the seasons of all episodes, by their identifiers.
    public static func seasons(
        _ session: RepositorySession, _ cachePolicy: CachePolicy
    ) async throws(APIError) -> Fetched<[Int: Int]> {
        try await ItemCollection.episodes.reads(session).search.allItems(cachePolicy).map { episodes in
            Dictionary(episodes.compactMap { episode in episode.season.map { (episode.id, $0) } }) { $1 }
        }
    }
}
