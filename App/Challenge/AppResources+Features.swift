import ChallengeBrowse
import ChallengeCache
import ChallengeCollections
import ChallengeConfiguration
import ChallengeCore
import ChallengeDoctor
import ChallengeFavorite
import ChallengeHistory
import ChallengeNetworking
import ChallengePersistence
import ChallengePictures
import ChallengeRepository
import ChallengeScreen
import ChallengeSearch
import ChallengeStatistics
import ChallengeSync
import ChallengeTerminal

/// The features that need more than the context of a collection.
extension AppResources {
    var favorite: FavoriteFeature {
        FavoriteFeature(collections, library: databases.library, clock: clock) {
            let settings = try Settings($0)
            return favoriteDependencies(settings, terminalPictures(settings, $0))
        }
    }

    private func favoriteDependencies(
        _ settings: Settings, _ pictures: TerminalPictures? = nil
    ) -> FavoriteDependencies {
        FavoriteDependencies(session: session(settings), cachePolicy: settings.cachePolicy, pictures: pictures)
    }

    var search: SearchFeature {
        SearchFeature(collections, otherKinds: [.favorite]) { invocation in
            let settings = try localSettings(invocation)
            let favorites = FavoriteSummaries(collections, library: databases.library, clock: clock)
            // The history records the output as a list. The kind `all` marks the recent searches of this command.
            return SearchDependencies(
                session(settings), otherFinders: [FoundItemFinder(favorites: favorites)],
                history: history(settings, kind: "all"))
        }
    }

    var browse: BrowseFeature {
        BrowseFeature(
            lists: collections.map(\.name) + [.favorites],
            fieldNames: (collections.flatMap(\.fieldNames) + FavoriteFeature.fieldNames(collections)).withoutRepetition
        ) { invocation in
            let settings = try Settings(invocation)
            return BrowseDependencies(
                collections: browsedCollections(settings) + browsedLists(settings), cachePolicy: settings.cachePolicy,
                isOffline: settings.isOffline, pictures: browserPictures(settings),
                address: { link in
                    link.keys.first.flatMap { address(of: "\($0)", ofKind: link.kind, settings) }
                }, openAddress: openAddress)
        }
    }

    private func browserPictures(_ settings: Settings) -> BrowserPictures {
        let detection = detection(settings)
        let gallery = gallery(settings)
        return BrowserPictures(queries: detection.queries) { replies in
            detection.terminal(replies, cell: .ofStandardOutput, otherwise: .blocks)
        } picture: { address, room, terminal, policy, isStored in
            await gallery.picture(
                at: address, columns: room.columns, rows: room.rows, on: terminal, policy, isStored: isStored)
        }
    }

    private func browsedCollections(_ settings: Settings) -> [BrowsedCollection] {
        collections.map { collection in
            BrowsedCollection(
                name: collection.name, items: collection.browsing { session(settings) }, link: collection.link,
                history: history(settings, kind: collection.kind))
        }
    }

    /// Returns the lists that only this machine has.
    private func browsedLists(_ settings: Settings) -> [BrowsedCollection] {
        let marks = FavoriteFeature.marks(
            collections, library: databases.library, clock: clock, favoriteDependencies(settings))
        return [
            BrowsedCollection(name: .favorites, items: marks.items, marks: marks),
            BrowsedCollection(
                name: KindName(one: "history", plural: "history", noun: "browse.history"),
                items: HistoryFeature.items(state: databases.state, clock: clock),
                remove: HistoryFeature.remover(state: databases.state, clock: clock)),
        ]
    }

    var statistics: StatisticsFeature {
        StatisticsFeature(collections: collections) { invocation in
            let settings = try Settings(invocation)
            return (session(settings), settings.cachePolicy)
        } localSession: { invocation in
            session(try localSettings(invocation))
        } context: { invocation in
            try context("compare", invocation)
        }
    }

    var history: HistoryFeature { HistoryFeature(kinds: collections.map(\.kind), state: databases.state, clock: clock) }

    /// The collections with a cache in the file.
    private var storedCollections: [CollectionDescription] { collections.filter { $0.isStored() } }

    var sync: SyncFeature {
        SyncFeature(kinds: storedCollections.map(\.name), clock: clock) { invocation in
            let settings = try Settings(invocation, usesConfiguredPolicy: false, minimumTimeout: .seconds(600))
            // A sync saves to the cache, which `noCache` forbids.
            if settings.cachePolicy == .noCache {
                throw UsageError(.unsupportedOption("--policy noCache"), in: invocation.path)
            }
            let (session, pictures) = (session(settings), pictures(settings))
            return (
                storedCollections.map { $0.sync(session) },
                storedCollections.map { PictureSource($0, session, pictures) }
            )
        }
    }

    var cache: CacheFeature {
        CacheFeature(
            database: databases.cache, waitsTable: UnavailabilityStore.table,
            tables: storedCollections.flatMap(\.tables) + [
                CacheTable(ResponseStore.table, title: "app.cached.responses")
            ],
            pictures: CachedFiles(
                usage: {
                    let (files, pixels) = (pictureCache?.usage(), pixelCache?.usage())
                    return (files?.count ?? 0, (files?.bytes ?? 0) + (pixels?.bytes ?? 0))
                },
                clear: {
                    pictureCache?.clear()
                    pixelCache?.clear()
                }),
            clock: clock)
    }

    var doctor: DoctorFeature {
        DoctorFeature { invocation in
            let settings = Settings.forDoctor(invocation)
            let limit = min(settings?.timeout ?? .seconds(10), .seconds(10))
            let worker = WorkerExecutable.ofThisProgram
            return DoctorDependencies(
                version: AppContainer.version, environment: environment, otherVariables: Settings.otherVariables,
                configurationPath: directories.configurationFile, cache: databases.cache, library: databases.library,
                state: databases.state, pictures: settings?.detection(environment).explanation ?? "",
                hasPictureDecoder: PictureDecoder.ofThisProgram().isInstalled,
                worker: (worker.path, { await worker.state(environment: environment, clock: clock, limit: limit) }),
                apis: apis.map { checkedAPI($0, settings, limit: limit) },
                isOffline: settings?.isOffline ?? false)
        }
    }

    private func checkedAPI(_ api: APISettings, _ settings: Settings?, limit: Duration) -> CheckedAPI {
        let isDefault = api.api.name == APISettings.all[0].api.name
        return CheckedAPI(
            id: isDefault ? "api" : api.api.name, address: settings?.address(of: api.api) ?? "",
            setting: api.address.key, requestList: settings.flatMap { requestOfList(api.api, $0, limit: limit) })
    }

    /// Returns a request for the first list of an API, which changes no database.
    private func requestOfList(
        _ api: APIConventions, _ settings: Settings, limit: Duration
    ) -> (@Sendable () async throws(APIError) -> Void)? {
        let copy = Database(
            databases.cache.path.map { .readOnly(path: $0) } ?? .unavailable, schemas: [UnavailabilityStore.schema],
            busyTimeout: .seconds(1))
        let session = settings.session(cache: copy, clock: clock) { api in
            settings.httpClient(
                at: settings.address(of: api), environment, transport: transport, cache: copy, clock: clock, api: api,
                ownTimeout: limit)
        }
        return collections.first { $0.api().name == api.name }?.check(session)
    }
}

extension KindName {
    fileprivate static let favorites = KindName(
        one: "favorite", plural: "favorites", noun: "favorites.noun", short: ["favs", "favourites"])
}
