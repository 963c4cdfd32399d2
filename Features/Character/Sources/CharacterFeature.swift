public import ChallengeCore
public import ChallengePersistence
public import ChallengeRepository
public import ChallengeTerminal

/// The commands for the characters.
public struct CharacterFeature: FeatureContract {
    /// The schemas that the app adds to `cache.db`.
    public static let schemas = [CharacterDTO.schema]

    /// The tables that `challenge cache status` shows.
    public static let tables = [
        CacheTable("characters", title: "character.cached.characters"),
        CacheTable("characters_pages", title: "character.cached.pages"),
        CacheTable(
            "characters_collection", field: "complete.characters", title: "character.cached.complete", value: .date),
    ]

    /// The kind of the feature's items in the history.
    public static let historyKind = "character"

    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("characters", aliases: ["chars"]) {
            CharactersCommand(container: $0.container, episode: $0.episode()).command
        },
        CommandEntry("character", aliases: ["char"]) { CharacterCommand(container: $0.container).command },
    ]

    let episode: @Sendable () -> ValueKind<ItemReference<String>>
    let container: @Sendable (Invocation) throws -> CharacterContainer

    /// Returns the collection of all characters, for a sync.
    @Sendable public static func collection(_ session: RepositorySession) -> any CollectionSyncContract {
        CollectionSync<CharacterDTO>(
            session, path: CharacterRemoteDataSource.path, title: "character.cached.characters",
            snapshotLine: CharacterSnapshotLine.self)
    }
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
