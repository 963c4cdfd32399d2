public import ChallengeCore
public import ChallengePersistence
public import ChallengeRepository
public import ChallengeTerminal

/// The commands for the characters.
public struct CharacterFeature: FeatureContract {
    /// The schemas of the tables in the cache.
    public static let schemas = [CharacterDTO.schema]

    /// The schemas of the tables that earlier versions have in the library.
    public static let librarySchemas = [RecentSearchesSQLiteDataSource.schema]

    /// The schemas of the tables in the state.
    public static let stateSchemas = [RecentSearchesSQLiteDataSource.schema]

    /// The names of the tables in the cache, and the keys of their titles.
    public static let tables = [
        (name: "characters", title: "character.cached.characters"),
        (name: "characters_pages", title: "character.cached.pages"),
    ]

    /// The kind of the feature's items in the history.
    public static let historyKind = "character"

    public let commands: [Command]

    /// Returns the collection of all characters, for a sync.
    @Sendable public static func collection(_ session: RepositorySession) -> any CollectionSyncContract {
        CollectionSync<CharacterDTO>(session, path: CharacterRemoteDataSource.path)
    }

    /// - Parameter dependencies: A factory, because the dependencies depend on the options of a command.
    public init(dependencies: @escaping @Sendable (Invocation) throws -> CharacterDependencies) {
        commands = Self.commands { invocation in CharacterContainer(dependencies: try dependencies(invocation)) }
    }

    static func commands(_ container: @escaping @Sendable (Invocation) throws -> CharacterContainer) -> [Command] {
        [
            Command("characters", onDemand: CharactersCommand(container: container).command),
            Command("character", onDemand: CharacterCommand(container: container).command),
            Command("searches", onDemand: SearchesCommand(container: container).command),
        ]
    }
}
