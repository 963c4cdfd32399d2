import ChallengeBrowse
import ChallengeCache
import ChallengeCharacter
import ChallengeCollections
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
import ChallengeRickAndMortyAPI
import ChallengeSearch
import ChallengeStatistics
import ChallengeSync
import ChallengeTerminal

/// The composition root: the only type that uses all features, the databases, the network and the clock.
struct AppContainer: Sendable {
    static let version = "0.1.0"

    /// The date of the version, in ISO 8601, for the manual pages.
    static let releaseDate = "2026-11-22"

    /// The collections of the API, in the order in which commands list them.
    static let collections = [
        CharacterFeature.description { await EpisodeSummaries(session: $0).getSeasons() },
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
        let clock = SystemClock()
        let directories = Directories(environment: environment)
        let collections = Self.collections
        let cacheSchemas: [Schema] = [UnavailabilityStore.schema, ResponseStore.schema] + collections.map(\.schema)
        let librarySchemas: [Schema] =
            FavoriteFeature.schemas
        let databases = Databases(
            in: directories, cacheSchemas: cacheSchemas, librarySchemas: librarySchemas,
            stateSchemas: HistoryFeature.schemas, isCompletion: isCompletion)
        let (cache, library, state) = (databases.cache, databases.library, databases.state)
        let settings: @Sendable (Invocation) throws -> Settings = { try Settings($0) }
        let localSettings: @Sendable (Invocation) throws -> Settings = {
            try Settings($0, usesConfiguredPolicy: false).forCommandWithoutRequests($0)
        }
        let history: @Sendable (Settings, String) -> HistoryRecorder = { settings, kind in
            HistoryRecorder(kind: kind, isEnabled: settings.recordsHistory, state: state, clock: clock)
        }
        let session: @Sendable (Settings) -> RepositorySession = { settings in
            settings.session(
                settings.httpClient(environment, transport: transport, cache: cache, clock: clock), cache: cache,
                clock: clock)
        }

        /// - Parameter policy: The policy of a feature without a choice; `nil` is that of the user.
        @Sendable func context(
            _ kind: String, _ invocation: Invocation, always policy: CachePolicy? = nil
        ) throws -> CollectionContext {
            let settings = try settings(invocation)
            if policy != nil, let choice = invocation[Settings.policy.option] {
                throw UsageError(.unsupportedOption("--policy \(choice)"), in: invocation.path)
            }
            return CollectionContext(
                session: session(settings), history: history(settings, kind),
                cachePolicy: policy ?? settings.cachePolicy)
        }

        let favorites = KindName(one: "favorite", plural: "favorites", noun: "favorites.noun")
        let features: [[Command]] = [
            Command.all(
                of: CharacterFeature(episode: EpisodeFeature.reference) { invocation in
                    let context = try context("character", invocation)
                    return CharacterDependencies(
                        context, episodes: EpisodesPort(context.session), locations: LocationsPort(context.session))
                }),
            Command.all(
                of: FavoriteFeature(library: library, clock: clock) { invocation in
                    let settings = try settings(invocation)
                    return FavoriteDependencies(
                        characters: CharactersPort(session(settings)), cachePolicy: settings.cachePolicy)
                }),
            Command.all(
                of: EpisodeFeature { invocation in
                    let context = try context("episode", invocation)
                    return EpisodeDependencies(context, cast: CastPort(context.session))
                }),
            Command.all(
                of: LocationFeature { invocation in
                    let context = try context("location", invocation)
                    return LocationDependencies(context, residents: ResidentsPort(context.session))
                }),
            Command.all(
                of: SearchFeature(kinds: collections.map { FoundItemKind($0) } + [.favorite]) { invocation in
                    let settings = try localSettings(invocation)
                    let session = session(settings)
                    let favorites = FavoriteSummaries(library: library, clock: clock)
                    return SearchDependencies(
                        finders: collections.map { FoundItemFinder($0, session) } + [
                            FoundItemFinder(favorites: favorites)
                        ],
                        emphasis: SearchQuery.emphasis,
                        // The history records the output as a list. The kind `all` marks the recent searches of this
                        // command.
                        history: history(settings, "all"))
                }),
            Command.all(
                of: BrowseFeature(lists: collections.map(\.name) + [favorites]) { invocation in
                    let settings = try settings(invocation)
                    let session = session(settings)
                    let marks = FavoriteFeature.marks(
                        library: library, clock: clock,
                        FavoriteDependencies(characters: CharactersPort(session), cachePolicy: settings.cachePolicy))
                    let lists = [
                        BrowsedCollection(name: favorites, items: marks.items, marks: marks),
                        BrowsedCollection(
                            name: KindName(one: "history", plural: "history", noun: "browse.history"),
                            items: HistoryFeature.items(state: state, clock: clock)),
                    ]
                    return BrowseDependencies(
                        collections: collections.map { collection in
                            BrowsedCollection(
                                name: collection.name, items: collection.browsing(session), link: collection.link,
                                history: history(settings, collection.kind))
                        } + lists, cachePolicy: settings.cachePolicy)
                }),
            Command.all(of: StatisticsFeature(collections: collections) { session(try localSettings($0)) }),
            Command.all(of: HistoryFeature(kinds: collections.map(\.kind), state: state, clock: clock)),
            Command.all(
                of: SyncFeature { invocation in
                    let settings = try Settings(
                        invocation, usesConfiguredPolicy: false, minimumTimeout: .seconds(600))
                    // A sync saves to the cache, which `noCache` forbids.
                    if settings.cachePolicy == .noCache {
                        throw UsageError(.unsupportedOption("--policy noCache"), in: invocation.path)
                    }
                    let session = session(settings)
                    return SyncDependencies(collections: collections.map { $0.sync(session) }, clock: clock)
                }),
            Command.all(
                of: CacheFeature(
                    database: cache, waitsTable: UnavailabilityStore.table,
                    tables: collections.flatMap(\.tables) + [
                        CacheTable(ResponseStore.table, title: "app.cached.responses")
                    ], clock: clock)),
        ]

        let configurationPath = directories.configuration.map { "\($0)/config.json" }
        let doctor = { @Sendable (invocation: Invocation) in
            // A check opens no database for writing.
            let copy = Database(
                cache.path.map { .readOnly(path: $0) } ?? .unavailable, schemas: [UnavailabilityStore.schema],
                busyTimeout: .seconds(1))
            let settings = Settings.forDoctor(invocation)
            let limit = min(settings?.timeout ?? .seconds(10), .seconds(10))
            return DoctorDependencies(
                version: Self.version, environment: environment, otherVariables: Settings.otherVariables,
                configurationPath: configurationPath, cache: cache,
                library: library, state: state,
                worker: DoctorDependencies.worker(environment: environment, clock: clock, limit: limit),
                apiAddress: settings?.apiAddress ?? "", isOffline: settings?.isOffline ?? false,
                requestList: settings.map { settings in
                    let client = settings.httpClient(
                        environment, transport: transport, cache: copy, clock: clock, ownTimeout: limit)
                    return collections[0].check(settings.session(client, cache: copy, clock: clock))
                })
        }

        let ownCommands = [
            Command(
                "open",
                onDemand: OpenCommand(
                    collections: collections, session: { session(try settings($0)) },
                    addresses: { [try settings($0).apiAddress, APIConventions.rickAndMorty.address] }
                ).command),
            Command("licenses", onDemand: LicensesCommand().command),
            Command("version", onDemand: VersionCommand().command),
        ]
        let configurationFeature = ConfigurationFeature(
            path: configurationPath, settings: Settings.stored, environment: environment)
        configuration = configurationFeature.configuration

        tool = CommandLineTool(
            name: "challenge",
            version: Self.version,
            summary: "app.summary",
            discussion: "app.discussion",
            examples: [
                Example("challenge characters list", summary: "character.example.list"),
                Example("challenge character 42 --policy remoteFirst", summary: "character.example.remoteFirst"),
            ],
            overview: Overview(
                start: [
                    Example("challenge search rick", summary: "search.command.search"),
                    Example("challenge character rick", summary: "character.command.character"),
                    Example("challenge random", summary: "statistics.command.random"),
                    Example("challenge browse", summary: "browse.command.browse"),
                ],
                groups: [
                    (
                        "app.overview.lists",
                        ["characters", "episodes", "episode", "locations", "location", "pick", "stats"]
                    ),
                    ("app.overview.yours", ["favorites", "history", "searches"]),
                    ("app.overview.data", ["sync", "cache"]),
                    (
                        "app.overview.setUp",
                        ["config", "completions", "doctor", "open", "manual", "version", "licenses"]
                    ),
                ]),
            commands: features.flatMap(\.self) + Command.all(of: DoctorFeature(dependencies: doctor))
                + Command.all(of: configurationFeature) + ownCommands,
            globalOptions: Settings.options,
            environment: Settings.variables,
            files: Directories.files,
            itemAddress: { invocation in
                // A command with wrong settings prints no items.
                (try? settings(invocation)).map { settings in
                    { kind, identifier in
                        collections.path(ofKind: kind).map { "\(settings.apiAddress)\($0)/\(identifier)" }
                    }
                }
            },
            search: (
                "search",
                { word, invocation in
                    guard let session = try? session(localSettings(invocation)) else { return false }
                    for collection in collections {
                        let found = await collection.items(session).matching(word).value.matches
                        if found.contains(where: { $0.rank <= .wholeWords }) { return true }
                    }
                    return false
                }
            ),
            releaseDate: Self.releaseDate,
            closingWarnings: { await databases.warnings(about: collections) })
    }
}

extension [CollectionDescription] {
    /// Returns the path of an item's address at the API, for a kind of item or the command that prints it.
    fileprivate func path(ofKind kind: String) -> String? {
        // A favorite is a character.
        let kind = ["favorite", "favorites"].contains(kind) ? "character" : kind
        return first { [$0.kind, $0.plural].contains(kind) }?.path()
    }
}
