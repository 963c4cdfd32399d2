public import ChallengeCore
public import ChallengePersistence
public import ChallengeTerminal

/// The characters of the show: listed, searched, and looked at one by one.
public struct CharacterFeature: FeatureContract {
    /// The schemas of the tables in the cache.
    public static let schemas = [CharacterDTO.schema]

    /// The tables that earlier versions keep in the library.
    public static let librarySchemas = [RecentSearchesSQLiteDataSource.schema]

    /// The tables in which it keeps what was searched for.
    public static let stateSchemas = [RecentSearchesSQLiteDataSource.schema]

    /// The names of the tables in the cache, and the keys of their titles.
    public static let tables = [
        (name: "characters", title: "character.cached.characters"),
        (name: "characters_pages", title: "character.cached.pages"),
    ]

    /// The kind of its items in the history.
    public static let historyKind = "character"

    public let commands: [Command]

    /// - Parameter dependencies: Makes the dependencies of a command, which depend on its options.
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
