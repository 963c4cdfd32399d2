import ChallengeCollections
import ChallengeConfiguration
import ChallengeCore
import ChallengeHistory
import ChallengeNetworking
import ChallengePersistence
import ChallengePictures
import ChallengeRepository
import ChallengeResources
import ChallengeScreen
import ChallengeSystem
import ChallengeTerminal

/// The resources of the process, from which the values for one run of a command are made.
struct AppResources: Sendable {
    let environment: [String: String]
    let transport: any HTTPTransport
    let clock: any ClockContract
    let directories: Directories
    let databases: Databases
    let configuration: ConfigurationFeature
    /// The APIs that the user has not switched off.
    let apis: [APISettings]
    /// The collections of these APIs.
    let collections: [CollectionDescription]
    /// The caches of collections in memory, which all sessions of the program share.
    private let memory = MemoryCaches()

    /// - Parameters:
    ///   - collections: The collections of all APIs.
    ///   - isCompletion: `true` if a shell requests candidates, for which no file is created, repaired or
    ///     changed.
    init(
        environment: [String: String], transport: any HTTPTransport, collections: [CollectionDescription],
        librarySchemas: [Schema], isCompletion: Bool
    ) {
        self.environment = environment
        self.transport = transport
        clock = SystemClock()
        directories = Directories(environment: environment)
        configuration = ConfigurationFeature(
            path: directories.configurationFile, settings: Settings.stored, environment: environment)
        let apis = APISettings.switchedOn(configuration.configuration)
        self.apis = apis
        self.collections =
            apis.count == APISettings.all.count
            ? collections
            : collections.filter { collection in apis.contains { $0.api.name == collection.api().name } }
        databases = Databases(
            in: directories,
            cacheSchemas: [UnavailabilityStore.schema, ResponseStore.schema] + collections.map(\.schema),
            librarySchemas: librarySchemas, stateSchemas: HistoryFeature.schemas, isCompletion: isCompletion)
    }

    /// Returns the settings of a command that sends no request.
    func localSettings(_ invocation: Invocation) throws -> Settings {
        try Settings(invocation, usesConfiguredPolicy: false).forCommandWithoutRequests(invocation)
    }

    func session(_ settings: Settings) -> RepositorySession {
        settings.session(cache: databases.cache, memory: memory, clock: clock) {
            client(at: settings.address(of: $0), settings, $0)
        }
    }

    private func client(
        at address: String, _ settings: Settings, _ api: APIConventions?, arePictures: Bool = false
    ) -> any HTTPClientContract {
        settings.httpClient(
            at: address, environment, transport: transport, cache: databases.cache, clock: clock,
            api: api, arePictures: arePictures)
    }

    /// Returns a client for pictures, with the token of the API if the server is that of an API.
    private func pictureClient(at address: String, _ settings: Settings) -> any HTTPClientContract {
        let api = apis.map(\.api).first { address.hasSameOrigin(as: settings.address(of: $0)) }
        return client(at: address, settings, api, arePictures: true)
    }

    /// The stored files of pictures; `nil` without a home directory.
    var pictureCache: FileCache? {
        directories.cache.map { FileCache(folder: "\($0)/pictures", limit: PictureFiles.cacheLimit) }
    }

    /// The scaled pixels of pictures; `nil` without a home directory.
    var pixelCache: FileCache? {
        directories.cache.map {
            FileCache(folder: "\($0)/pictures", subfolder: "pixels", limit: PictureGallery.cacheLimit)
        }
    }

    func pictures(_ settings: Settings) -> PictureFiles {
        PictureFiles(
            apis: apis.map { ($0.api.address, settings.address(of: $0.api)) }, cache: pictureCache
        ) { pictureClient(at: $0, settings) }
    }

    /// Returns the pictures for terminals.
    ///
    /// - Parameter console: Receives a note if a library is missing; `nil` for a program in the whole window.
    func gallery(_ settings: Settings, _ console: Console? = nil) -> PictureGallery {
        PictureGallery(
            decoder: .ofThisProgram(), pixels: pixelCache, files: { pictures(settings) },
            reportMissingLibraries: { console?.note(SafeText("app.note.pictureLibraries".localized())) })
    }

    /// Returns the way in which the terminal shows pictures; a note says if it is not the one on the command line.
    func detection(_ settings: Settings) -> PictureDetection {
        let detection = settings.detection(environment)
        if settings.choosesPictures, detection.isReplaced {
            settings.console?.note(SafeText("app.note.picturesReplaced".localized()))
        }
        return detection
    }

    /// Returns the function that draws pictures for the output of a command; `nil` if the output shows none.
    ///
    /// - Parameter asks: `true` to ask the terminal, as the choice of the command line does, too.
    private func drawPicture(
        _ settings: Settings, _ invocation: Invocation, asks: Bool
    ) -> TerminalPictures.Draw? {
        guard let console = invocation.console, console.output.isTerminal,
            console.output.columns >= Settings.narrowestWindowForPictures
        else { return nil }
        let detection = detection(settings)
        var terminal = detection.terminal(cell: .ofStandardOutput)
        if terminal == nil, asks || settings.choosesPictures {
            let replies = TerminalQuestion.replies(to: detection.queries)
            terminal = detection.terminal(replies, cell: .ofStandardOutput, otherwise: asks ? .blocks : nil)
        }
        guard let terminal else { return nil }
        let gallery = gallery(settings, console)
        return { address, columns, rows in
            await gallery.picture(at: address, columns: columns, rows: rows, on: terminal, settings.cachePolicy)
        }
    }

    /// Stores the picture of an item in a process that outlives this one.
    private func fetchPictureLater(_ key: ItemKey, ofKind kind: String, _ settings: Settings) {
        guard settings.cachePolicy != .noCache, let path = HelperProgram.programPath,
            let api = collections.first(where: { $0.kind == kind })?.api()
        else { return }
        let options = [
            "--policy", "localFirst", "--api-url", settings.address(of: api),
            "--timeout", "\(max(1, settings.timeout.components.seconds))s",
        ]
        _ = ProcessLauncher.start(
            path, [kind, "--picture-file", "-"] + options + ["--", "\(key)"],
            environment: environment.filter { $0.key != "CHALLENGE_FORCE_TTY" }, in: .background)
    }

    func history(_ settings: Settings, kind: String) -> HistoryRecorder {
        HistoryRecorder(kind: kind, isEnabled: settings.recordsHistory, state: databases.state, clock: clock)
    }

    /// Returns the context of a collection's command.
    ///
    /// - Parameter policy: The policy of a feature without a choice; `nil` is that of the user.
    func context(
        _ kind: String, _ invocation: Invocation, always policy: CachePolicy? = nil
    ) throws -> CollectionContext {
        let settings = try Settings(invocation)
        if policy != nil, let choice = invocation[Settings.policy.option] {
            throw UsageError(.unsupportedOption("--policy \(choice)"), in: invocation.path)
        }
        return CollectionContext(
            session: session(settings), history: history(settings, kind: kind),
            cachePolicy: policy ?? settings.cachePolicy, collections: collections, pictures: pictures(settings),
            terminalPictures: terminalPictures(settings, invocation, ofKind: kind))
    }

    /// Returns the pictures for the output of a command.
    ///
    /// - Parameter kind: The kind of the item whose picture the command stores after its end; `nil` stores none.
    func terminalPictures(
        _ settings: Settings, _ invocation: Invocation, ofKind kind: String? = nil
    ) -> TerminalPictures {
        TerminalPictures(
            drawing: { drawPicture(settings, invocation, asks: $0) },
            fetchLater: { key in kind.map { fetchPictureLater(key, ofKind: $0, settings) } })
    }

    /// Returns the web address of an item of a kind; `nil` for a kind without one.
    func address(of identifier: String, ofKind kind: String, _ settings: Settings) -> String? {
        if kind == "favorite" {
            // The favorites of the first kind have identifiers without a kind.
            let parts = identifier.split(separator: "/", maxSplits: 1).map(String.init)
            let kind = parts.count > 1 ? parts[0] : collections.first?.kind ?? ""
            return address(of: parts.last ?? "", ofKind: kind, settings)
        }
        return collections.first { [$0.kind, $0.plural].contains(kind) }.map {
            "\(settings.address(of: $0.api()))\($0.path())/\(identifier.percentEncoded())"
        }
    }

    /// Opens an address with the desktop; returns `false` without one.
    @Sendable func openAddress(_ address: String) -> Bool {
        DesktopOpener(environment: environment)?.open(address) ?? false
    }

    /// Returns `true` if an item on this machine has the word in its name.
    func hasItem(named word: String, _ invocation: Invocation) async -> Bool {
        guard let session = try? session(Settings(invocation, usesConfiguredPolicy: false)) else { return false }
        for collection in collections {
            let found = await collection.items(session).search.savedItems(.named(word)).value.matches
            if found.contains(where: { $0.rank <= .wholeWords }) { return true }
        }
        return false
    }
}
