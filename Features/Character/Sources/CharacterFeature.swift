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

    /// The tables in the cache.
    public static let tables = [
        CacheTable("characters", title: "character.cached.characters"),
        CacheTable("characters_pages", title: "character.cached.pages"),
        CacheTable(
            "characters_collection", field: "complete.characters", title: "character.cached.complete", value: .date),
    ]

    /// The kind of the feature's items in the history.
    public static let historyKind = "character"

    public let commands: [Command]

    /// Returns the collection of all characters, for a sync.
    @Sendable public static func collection(_ session: RepositorySession) -> any CollectionSyncContract {
        CollectionSync<CharacterDTO>(
            session, path: CharacterRemoteDataSource.path, title: "character.cached.characters",
            snapshotLine: CharacterSnapshotLine.self)
    }

    /// - Parameters:
    ///   - library: The library, in which earlier versions store the recent searches.
    ///   - state: The state, which stores the recent searches.
    ///   - episode: The kind of an option's value that names an episode.
    ///   - dependencies: A factory, because the dependencies depend on the options of a command.
    public init(
        library: Database, state: Database, episode: ValueKind<ItemReference<String>>,
        dependencies: @escaping @Sendable (Invocation) throws -> CharacterDependencies
    ) {
        let searches = RecentSearchesRepository(
            local: RecentSearchesSQLiteDataSource(database: state, library: library))
        commands = Self.commands(searches: searches, episode: episode) { invocation in
            CharacterContainer(dependencies: try dependencies(invocation), searches: searches)
        }
    }

    static func commands(
        searches: any RecentSearchesRepositoryContract, episode: ValueKind<ItemReference<String>>,
        _ container: @escaping @Sendable (Invocation) throws -> CharacterContainer
    ) -> [Command] {
        [
            Command("characters", onDemand: CharactersCommand(container: container, episode: episode).command),
            Command("character", aliases: ["char"], onDemand: CharacterCommand(container: container).command),
            Command("searches", onDemand: SearchesCommand(searches: searches).command),
        ]
    }
}
