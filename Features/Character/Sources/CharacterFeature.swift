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

    /// - Parameter ports: Makes the dependencies of a command, which depend on its options.
    public init(ports: @escaping @Sendable (Invocation) throws -> CharacterPorts) {
        commands = Self.commands { invocation in CharacterContainer(ports: try ports(invocation)) }
    }

    static func commands(_ container: @escaping @Sendable (Invocation) throws -> CharacterContainer) -> [Command] {
        [
            CharactersCommand(container: container).command,
            CharacterCommand(container: container).command,
            SearchesCommand(container: container).command,
        ]
    }
}
