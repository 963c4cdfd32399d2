public import ChallengeCollections
public import ChallengeCore
public import ChallengeRepository
internal import ChallengeResources
public import ChallengeTerminal

/// The commands for the characters.
public struct CharacterFeature: FeatureContract {
    /// Returns what the rest of the program knows about the characters.
    ///
    /// - Parameter seasons: Returns the seasons of all episodes on this machine, by their identifiers.
    public static func description(
        seasons: @escaping @Sendable (RepositorySession) async -> Fetched<[Int: Int]>
    ) -> CollectionDescription {
        CollectionDescription(
            of: CharacterDTO.self, kind: "character", plural: "characters",
            filters: CharacterFilterField.allCases.map(\.rawValue) + ["in", "at", "min-episodes"],
            isIdentifier: { ValueKind.positiveInteger.parse($0) != nil }, groupings: groupings(seasons: seasons),
            record: .characters(),
            saved: CharacterContainer.saved)
    }

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("characters", aliases: ["chars"]) {
            $0.characterCommands.lists
        },
        CommandEntry("character", aliases: ["char"]) { $0.characterCommands.item },
    ]

    private var characterCommands: CharacterCommands {
        CharacterCommands(container: container, castsAndResidents: CastsAndResidentsOptions(episode: episode()))
    }

    let episode: @Sendable () -> ValueKind<ItemReference<String>>
    let container: @Sendable (Invocation) throws -> CharacterContainer
}

extension CharacterFeature {
    /// - Parameters:
    ///   - episode: The value kind of an option that takes an episode: an identifier, a code or a name. It is made on
    ///     demand, because only lists need it.
    ///   - dependencies: A factory, because the dependencies depend on the options of a command.
    public init(
        episode: @autoclosure @escaping @Sendable () -> ValueKind<ItemReference<String>>,
        dependencies: @escaping @Sendable (Invocation) throws -> CharacterDependencies
    ) {
        self.init(
            episode: episode,
            container: { invocation in CharacterContainer(dependencies: try dependencies(invocation)) })
    }
}
