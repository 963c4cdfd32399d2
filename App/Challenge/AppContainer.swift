import ChallengeAPIs
import ChallengeCharacter
import ChallengeCollections
import ChallengeConfiguration
import ChallengeEpisode
import ChallengeFavorite
import ChallengeLocation
import ChallengeNetworking
import ChallengePersistence
import ChallengeRepository
import ChallengeTerminal

/// The composition root: the features, their commands, and the tool that runs them.
struct AppContainer: Sendable {
    static let version = "0.1.0"

    /// The date of the version, in ISO 8601, for the manual pages.
    static let releaseDate = "2026-11-22"

    /// The collections of the API, in the order in which commands list them.
    static let collections = [
        CharacterFeature.description(seasons: EpisodeFeature.seasons),
        EpisodeFeature.description,
        LocationFeature.description,
    ]

    let tool: CommandLineTool

    /// The values that the user has stored for all commands.
    let configuration: Configuration

    /// - Parameter isCompletion: `true` if a shell requests candidates, for which no file is created, repaired or
    ///   changed.
    init(
        environment: [String: String], transport: any HTTPTransport, isCompletion: Bool = false
    ) {
        let librarySchemas: [Schema] =
            FavoriteFeature.schemas
        let app = AppResources(
            environment: environment, transport: transport, collections: Self.collections,
            librarySchemas: librarySchemas, isCompletion: isCompletion)
        configuration = app.configuration.configuration
        let off = Self.collections.filter { collection in !app.collections.contains { $0.kind == collection.kind } }
            .flatMap { [$0.kind, $0.plural] }
        tool = CommandLineTool(
            name: "challenge",
            version: Self.version,
            summary: "app.summary",
            discussion: "app.discussion",
            examples: Self.examples,
            overview: Self.overview,
            commands: (Self.features(app).flatMap(\.self) + Self.ownCommands(app)).filter { !off.contains($0.name) },
            globalOptions: Settings.options,
            environment: Settings.variables(app.apis),
            files: Directories.files,
            itemAddress: { invocation in
                // A command with wrong settings prints no items.
                (try? Settings(invocation)).map { settings in
                    { kind, identifier in app.address(of: identifier, ofKind: kind, settings) }
                }
            },
            search: ("search", app.hasItem),
            releaseDate: Self.releaseDate,
            closingWarnings: { await app.databases.warnings(about: app.collections) })
    }

    private static func features(_ app: AppResources) -> [[Command]] {
        let collections = app.collections
        return [
            Command.all(
                of: CharacterFeature(collections, episode: EpisodeFeature.reference) {
                    try app.context("character", $0)
                }),
            Command.all(of: app.favorite),
            Command.all(of: EpisodeFeature(collections) { try app.context("episode", $0) }),
            Command.all(of: LocationFeature(collections) { try app.context("location", $0) }),
            Command.all(of: app.search),
            Command.all(of: app.browse),
            Command.all(of: app.statistics),
            Command.all(of: app.history),
            Command.all(of: app.sync),
            Command.all(of: app.cache),
            Command.all(of: app.doctor),
            Command.all(of: app.configuration),
        ]
    }

    private static func ownCommands(_ app: AppResources) -> [Command] {
        let open = OpenCommand(
            collections: app.collections, session: { app.session(try Settings($0)) },
            addresses: { invocation in
                let settings = try Settings(invocation)
                return { [settings.address(of: $0), $0.address] }
            }, openAddress: app.openAddress)
        return [
            Command("open", onDemand: open.command),
            Command("licenses", onDemand: LicensesCommand().command),
            Command("version", onDemand: VersionCommand().command),
        ]
    }

    private static let examples = [
        Example("challenge characters list", summary: "character.example.list"),
        Example("challenge character 42 --policy remoteFirst", summary: "character.example.remoteFirst"),
    ]

    private static let overview = Overview(
        start: [
            Example("challenge search rick", summary: "search.command.search"),
            Example("challenge character rick", summary: "character.command.character"),
            Example("challenge random", summary: "statistics.command.random"),
            Example("challenge browse", summary: "browse.command.browse"),
        ],
        groups: [
            // All commands that no other group names, so that a new one is not missing.
            ("app.overview.lists", []),
            ("app.overview.yours", ["favorites", "history", "searches"]),
            ("app.overview.data", ["sync", "cache"]),
            (
                "app.overview.setUp",
                ["config", "completions", "doctor", "open", "manual", "version", "licenses"]
            ),
        ])
}
