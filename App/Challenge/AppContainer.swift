import ChallengeCache
import ChallengeCharacter
import ChallengeConfiguration
import ChallengeCore
import ChallengeDoctor
import ChallengeEpisode
import ChallengeFavorite
import ChallengeHistory
import ChallengeLocation
import ChallengeNetworking
import ChallengePersistence
import ChallengeRepository
import ChallengeResources
import ChallengeSearch
import ChallengeStatistics
import ChallengeSync
import ChallengeTerminal

/// The composition root: the only type that uses all features, the databases, the network and the clock.
struct AppContainer: Sendable {
    static let version = "0.1.0"

    /// The date of the version, in ISO 8601, for the manual pages.
    static let releaseDate = "2026-11-22"

    let tool: CommandLineTool

    /// The values that the user has stored for all commands.
    let configuration: Configuration

    /// - Parameter isCompletion: `true` if a shell requests candidates, for which no file is created, repaired or
    ///   changed.
    init(
        environment: [String: String], transport: any HTTPTransport, isCompletion: Bool = false
    ) {
        let clock = SystemClock()
        let directories = Directories(environment: environment)
        let cacheSchemas: [Schema] =
            [RateLimitStore.schema, ResponseStore.schema] + CharacterFeature.schemas + EpisodeFeature.schemas
            + LocationFeature.schemas
        let librarySchemas: [Schema] = FavoriteFeature.schemas
        let databases = Databases(
            in: directories, cacheSchemas: cacheSchemas, librarySchemas: librarySchemas,
            stateSchemas: HistoryFeature.schemas, isCompletion: isCompletion)
        let (cache, library, state) = (databases.cache, databases.library, databases.state)
        let settings: @Sendable (Invocation) throws -> Settings = { try Settings($0) }
        let localSettings: @Sendable (Invocation) throws -> Settings = {
            try Settings($0, usesConfiguredPolicy: false).forCommandWithoutRequests($0)
        }
        let history: @Sendable (Settings, String) -> HistoryRecorder = { settings, kind in
            // Opening the file takes longer than adding an entry, so it starts before the command fetches its items.
            if settings.recordsHistory { state.openInBackground() }
            return HistoryRecorder(
                kind: kind, isEnabled: settings.recordsHistory, state: state, clock: clock)
        }
        let session: @Sendable (Settings) -> RepositorySession = { settings in
            settings.session(
                settings.httpClient(environment, transport: transport, cache: cache, clock: clock), cache: cache,
                clock: clock, policy: settings.cachePolicy)
        }

        let tables: @Sendable () -> [CacheTable] = {
            CharacterFeature.tables + EpisodeFeature.tables + LocationFeature.tables
        }

        let features: [[Command]] = [
            Command.all(
                of: CharacterFeature(episode: EpisodeFeature.reference) { invocation in
                    let settings = try settings(invocation)
                    let session = session(settings)
                    return CharacterDependencies(
                        session: session, episodes: EpisodeProvider(session: session),
                        locations: LocationProvider(session: session),
                        history: history(settings, CharacterFeature.historyKind))
                }),
            Command.all(
                of: FavoriteFeature(library: library, clock: clock) { invocation in
                    let settings = try settings(invocation)
                    return FavoriteDependencies(
                        characters: CharacterProvider(session: session(settings)), cachePolicy: settings.cachePolicy)
                }),
            Command.all(
                of: EpisodeFeature { invocation in
                    let settings = try settings(invocation)
                    let session = session(settings)
                    return EpisodeDependencies(
                        session: session, characters: CharacterProvider(session: session),
                        history: history(settings, EpisodeFeature.historyKind))
                }),
            Command.all(
                of: LocationFeature { invocation in
                    let settings = try settings(invocation)
                    let session = session(settings)
                    return LocationDependencies(
                        session: session, residents: CharacterProvider(session: session),
                        history: history(settings, LocationFeature.historyKind))
                }),
            Command.all(
                of: SearchFeature { invocation in
                    let settings = try localSettings(invocation)
                    let session = session(settings)
                    let favorites = FavoriteSummaries(library: library, clock: clock)
                    return SearchDependencies(
                        providers: [
                            FoundItemProvider(
                                kind: .character, freshness: session.freshness, failure: SearchError.failed,
                                search: CharacterSummaries(session: session).searchCharacters),
                            FoundItemProvider(
                                kind: .episode, freshness: session.freshness, failure: SearchError.failed,
                                search: EpisodeSummaries(session: session).searchEpisodes),
                            FoundItemProvider(
                                kind: .location, freshness: session.freshness, failure: SearchError.failed,
                                search: LocationSummaries(session: session).searchLocations),
                            FoundItemProvider(
                                kind: .favorite, freshness: session.freshness, failure: SearchError.favoritesFailed,
                                search: favorites.searchFavorites),
                        ],
                        emphasis: SearchQuery.emphasis,
                        // The history records the output as a list. The kind `all` marks the recent searches of this
                        // command.
                        history: history(settings, "all"))
                }),
            Command.all(
                of: StatisticsFeature { invocation in
                    let session = session(try localSettings(invocation))
                    return StatisticsDependencies(
                        collections: CollectionProvider(
                            characters: CharacterSummaries(session: session),
                            episodes: EpisodeSummaries(session: session),
                            locations: LocationSummaries(session: session), freshness: session.freshness))
                }),
            Command.all(
                of: HistoryFeature(
                    kinds: [CharacterFeature.historyKind, EpisodeFeature.historyKind, LocationFeature.historyKind],
                    state: state, clock: clock)),
            Command.all(
                of: SyncFeature { invocation in
                    let settings = try Settings(
                        invocation, usesConfiguredPolicy: false, minimumTimeout: .seconds(600))
                    // A sync saves to the cache, which `noCache` forbids.
                    if settings.cachePolicy == .noCache {
                        throw UsageError(.unsupportedOption("--policy noCache"), in: invocation.path)
                    }
                    let session = session(settings)
                    let collections = [
                        CharacterFeature.collection, EpisodeFeature.collection, LocationFeature.collection,
                    ]
                    return SyncDependencies(collections: collections.map { $0(session) }, clock: clock)
                }),
            Command.all(
                of: CacheFeature(
                    database: cache, waitsTable: RateLimitStore.table,
                    tables: tables() + [CacheTable(ResponseStore.table, title: "app.cached.responses")], clock: clock)),
        ]

        let configurationPath = directories.configuration.map { "\($0)/config.json" }
        let doctor = { @Sendable (invocation: Invocation) in
            // A check opens no database for writing.
            let copy = Database(
                cache.path.map { .readOnly(path: $0) } ?? .unavailable, schemas: [RateLimitStore.schema],
                busyTimeout: .seconds(1))
            let settings = Settings.forDoctor(invocation)
            let limit = min(settings?.timeout ?? .seconds(10), .seconds(10))
            return DoctorDependencies(
                version: Self.version, environment: environment, otherVariables: Settings.otherVariables,
                configurationPath: configurationPath, cache: cache,
                library: library, state: state,
                worker: DoctorDependencies.worker(environment: environment, clock: clock, limit: limit),
                apiAddress: settings?.apiAddress ?? "", isOffline: settings?.isOffline ?? false,
                requestItem: settings.map { settings in
                    DoctorDependencies.requestItem(
                        settings.session(
                            settings.httpClient(
                                environment, transport: transport, cache: copy, clock: clock, ownTimeout: limit),
                            cache: copy, clock: clock, policy: .noCache))
                })
        }

        let ownCommands = [
            Command(
                "open",
                onDemand: OpenCommand { invocation, kind, text in
                    let session = session(try settings(invocation))
                    return switch kind {
                    case "character": try await CharacterSummaries(session: session).findCharacters(startingWith: text)
                    case "episode": try await EpisodeSummaries(session: session).findEpisodes(startingWith: text)
                    case "location": try await LocationSummaries(session: session).findLocations(startingWith: text)
                    default: []
                    }
                }.command),
            Command("licenses", onDemand: LicensesCommand().command),
            Command("version", onDemand: VersionCommand().command),
        ]
        let configurationFeature = ConfigurationFeature(
            path: configurationPath, settings: Settings.stored, environment: environment)
        configuration = configurationFeature.configuration

        // The sources are made on demand, because most command lines need none.
        let lists: Set = ["characters", "episodes", "locations"]
        tool = CommandLineTool(
            name: "challenge",
            version: Self.version,
            summary: "app.summary",
            discussion: "app.discussion",
            examples: [
                Example("challenge characters list", summary: "character.example.list"),
                Example("challenge character 42 --policy remoteFirst", summary: "character.example.remoteFirst"),
            ],
            commands: features.flatMap(\.self).map { command in
                lists.contains(command.name)
                    ? command.completing(FilterCandidates { session(try settings($0)) }.sources(of: command.name))
                    : command
            } + Command.all(of: DoctorFeature(dependencies: doctor)) + Command.all(of: configurationFeature)
                + ownCommands,
            globalOptions: Settings.options,
            environment: Settings.variables,
            files: Directories.files,
            itemAddress: { invocation in
                // A command with wrong settings prints no items.
                (try? settings(invocation)).map { settings in
                    { kind, identifier in
                        LinkTarget.path(ofKind: kind).map { "\(settings.apiAddress)/\($0)/\(identifier)" }
                    }
                }
            },
            releaseDate: Self.releaseDate,
            closingWarnings: { await databases.warnings })
    }
}
