public import ChallengeCollections
public import ChallengeCore
public import ChallengeRepository
internal import ChallengeResources
public import ChallengeTerminal

/// The commands for the characters.
public struct CharacterFeature: FeatureContract {
    /// Returns the seasons of all episodes, by their identifiers.
    public typealias Seasons =
        @Sendable (RepositorySession, CachePolicy) async throws(APIError) -> Fetched<[Int: Int]>

    /// Returns what the rest of the program knows about the characters.
    public static func description(
        seasons: @escaping Seasons
    ) -> CollectionDescription {
        CollectionDescription(
            CharacterDTO.self, .characters,
            filters: CharacterFilterField.allCases.map(\.rawValue)
                + ["origin", "in", "at", "min-episodes", "max-episodes"],
            isIdentifier: { ValueKind.positiveInteger.parse($0) != nil }, groupings: groupings(seasons: seasons),
            summary: ["name", "status", "species"], shortNames: ["char", "chars"],
            copyWords: Character.copyWords)
    }

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("characters", aliases: ["chars"]) { $0.characterCommands.lists },
        CommandEntry("character", aliases: ["char"]) { $0.characterCommands.item },
    ]

    private var characterCommands: CharacterCommands {
        CharacterCommands(
            collections: collections, container: container,
            castsAndResidents: CastsAndResidentsOptions(episode: episode()))
    }

    let collections: [CollectionDescription]
    let episode: @Sendable () -> ValueKind<ItemReference<String>>
    let container: @Sendable (Invocation) throws -> CharacterContainer
}

extension CharacterFeature {
    /// - Parameters:
    ///   - collections: The collections to which characters can refer.
    ///   - episode: The value kind of an option that takes an episode: an identifier, a code or a name. It is made on
    ///     demand, because only lists need it.
    ///   - context: A factory, because the context depends on the options of a command.
    public init(
        _ collections: [CollectionDescription],
        episode: @autoclosure @escaping @Sendable () -> ValueKind<ItemReference<String>>,
        context: @escaping @Sendable (Invocation) throws -> CollectionContext
    ) {
        self.init(collections: collections, episode: episode, container: { CharacterContainer(try context($0)) })
    }
}
