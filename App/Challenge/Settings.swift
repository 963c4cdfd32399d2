import ChallengeAPIs
import ChallengeCollections
import ChallengeCore
import ChallengeNetworking
import ChallengePersistence
import ChallengePictures
import ChallengeRepository
import ChallengeResources
import ChallengeTerminal

/// The settings of a run: those of the command line, or else of the configuration.
struct Settings: Sendable {
    private static let policies = ValueKind<CachePolicy>.choice([
        (value: .localFirst, spellings: ["localFirst", "local-first"]),
        (value: .remoteFirst, spellings: ["remoteFirst", "remote-first"]),
        (value: .noCache, spellings: ["noCache", "no-cache", "none"]),
    ]).describing([
        "localFirst": "app.policy.localFirst", "remoteFirst": "app.policy.remoteFirst",
        "noCache": "app.policy.noCache",
    ])
    private static let defaultTimeout = Duration.seconds(30)

    static let policy = Setting(
        "policy", variable: "CHALLENGE_POLICY", policies, placeholder: "POLICY", help: "app.option.policy",
        default: "localFirst")
    private static let maximumAge = Setting(
        "max-age", variable: "CHALLENGE_MAX_AGE", .duration, help: "app.option.maxAge", default: "24h")
    private static let timeout = Setting(
        "timeout", variable: "CHALLENGE_TIMEOUT", .positiveDuration, help: "app.option.timeout", default: "30s")
    private static let picture = Setting(
        "picture", variable: "CHALLENGE_PICTURE", ValueKind<PictureChoice>.anyCase, placeholder: "WAY",
        help: "app.option.picture", default: "auto")
    /// The window from which a single command shows pictures.
    static let narrowestWindowForPictures = 60
    private static let history = Setting(
        "history", variable: "CHALLENGE_HISTORY", .toggle, help: "app.setting.history", default: "true",
        offVariable: noHistoryVariable)
    private static let offline = Setting(
        "offline", variable: "CHALLENGE_OFFLINE", .toggle, help: "app.option.offline", default: "false")
    private static let offlineFlag = Flag("offline", help: "app.option.offline")
    private static let failStale = Flag("fail-stale", help: "app.option.failStale")
    private static let alwaysHistory = Flag("history", help: "app.option.history")
    private static let noHistory = Flag("no-history", help: "app.option.noHistory")

    static let options: [any AnyOption] = [
        policy.option, maximumAge.option, failStale, timeout.option, APISettings.all[0].address.option, offlineFlag,
        picture.option,
        alwaysHistory, noHistory,
    ]

    /// The settings of the configuration file.
    static let stored = stored(APISettings.all)

    private static func stored(_ apis: [APISettings]) -> [any AnySetting] {
        [policy, maximumAge, timeout] + apis.flatMap(\.stored) + [offline, picture, history] + StandardSettings.all
    }

    /// The variable that only disables the history, whatever the other variable and the file say.
    private static let noHistoryVariable = "CHALLENGE_NO_HISTORY"

    /// The variables of this program besides those of the settings.
    static let otherVariables = [SpecialVariable(noHistoryVariable)] + SpecialVariable.ofTerminal

    /// Returns the variables that the help lists.
    static func variables(_ apis: [APISettings]) -> [EnvironmentVariable] {
        [
            EnvironmentVariable(noHistoryVariable + "=1", help: "app.environment.noHistory"),
            EnvironmentVariable(
                "XDG_CACHE_HOME, XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME", help: "app.environment.directories"),
            EnvironmentVariable("http_proxy, https_proxy, all_proxy, no_proxy", help: "app.environment.proxies"),
            EnvironmentVariable("VISUAL, EDITOR", help: "app.environment.editor"),
        ] + stored(apis).map { EnvironmentVariable($0) }
    }

    let cachePolicy: CachePolicy
    let maximumAge: Duration
    let refusesStaleValues: Bool
    let timeout: Duration
    private let idleTimeout: Duration
    private let addresses: [String: String]
    /// `true` if the address of the command's API is that of `--api-url`.
    private let isAddressTyped: Bool
    private let tokens: [String: String]
    private let picture: PictureChoice
    /// `true` if the command line has the choice about pictures.
    let choosesPictures: Bool
    /// The place where the user disabled the network; `nil` for a command that may use it.
    private let offlineCause: OfflineCause?
    /// `true` if the command only reads what is on this machine.
    let isLocal: Bool
    /// `true` if the history and searches are recorded: those of a command at a terminal, unless the user asks for it or
    /// has turned it off.
    let recordsHistory: Bool
    let requestLog: RequestPrinter?
    let console: Console?

    /// - Parameters:
    ///   - usesConfiguredPolicy: `false` for a command that does not choose between cache and API.
    ///   - minimumTimeout: The minimum timeout of a command that takes longer than others; `--timeout` overrides it.
    init(
        _ invocation: Invocation, usesConfiguredPolicy: Bool = true, minimumTimeout: Duration = .zero
    ) throws {
        if invocation.has(Self.alwaysHistory), invocation.has(Self.noHistory) {
            throw UsageError(.exclusiveOptions("--history", "--no-history"), in: invocation.path)
        }
        // Every command with settings validates the policy, so that a mistake is found at once.
        let configuredPolicy = try invocation.value(of: Self.policy)
        let policy = usesConfiguredPolicy && !invocation.isLocal ? configuredPolicy : invocation[Self.policy.option]
        cachePolicy = policy ?? .localFirst
        maximumAge = try invocation.value(of: Self.maximumAge) ?? Freshness.defaultMaximumAge
        refusesStaleValues = invocation.has(Self.failStale)
        let limit = try invocation.value(of: Self.timeout) ?? Self.defaultTimeout
        timeout = invocation[Self.timeout.option] ?? max(limit, minimumTimeout)
        idleTimeout = HTTPClientConfiguration.idleTimeout(within: invocation[Self.timeout.option] ?? limit)
        addresses = try APISettings.addresses(invocation)
        isAddressTyped = invocation[APISettings.all[0].address.option] != nil
        tokens = try APISettings.tokens(invocation.configuration)
        offlineCause = try Self.offlineCause(invocation)
        picture = try invocation.value(of: Self.picture) ?? .auto
        choosesPictures = invocation[Self.picture.option] != nil
        isLocal = invocation.isLocal
        requestLog =
            invocation.isVerbose
            ? invocation.console.map {
                RequestPrinter(console: $0, showsHeaders: invocation.has(StandardOptions.trace))
            }
            : nil
        console = invocation.console
        let isTerminal = invocation.console?.output.isTerminal ?? false
        let isAsked = invocation.has(Self.alwaysHistory)
        let wantsHistory =
            try !invocation.has(Self.noHistory)
            && (isAsked || invocation.configuration.value(of: Self.history) ?? true)
        recordsHistory = wantsHistory && (isTerminal || isAsked)
    }

    private static func offlineCause(_ invocation: Invocation) throws -> OfflineCause? {
        if invocation.has(offlineFlag) { return .option }
        guard try invocation.configuration.value(of: offline) == true else { return nil }
        let value = invocation.configuration.allValues.first { $0.key == offline.key }
        return if case .variable(let name) = value?.origin { .variable(name) } else { .configuration }
    }

    var isOffline: Bool { offlineCause != nil }

    /// Returns the way in which the terminal on standard output shows pictures.
    func detection(_ environment: [String: String]) -> PictureDetection {
        let isColored = console.map { $0.output.isColored && !$0.output.isASCII } ?? false
        return PictureDetection(environment: environment, choice: picture, isColored: isColored)
    }

    /// Returns the settings of the doctor, with defaults in place of invalid values.
    ///
    /// Returns `nil` if the address is invalid. With the default, the doctor would check the wrong API.
    static func forDoctor(_ invocation: Invocation) -> Settings? {
        try? Settings(invocation.withoutInvalidValues(except: APISettings.all[0].address), usesConfiguredPolicy: false)
    }

    /// Returns these settings for a command that sends no request.
    ///
    /// - Throws: A usage error if the user chose a policy other than `localFirst`.
    func forCommandWithoutRequests(_ invocation: Invocation) throws(UsageError) -> Settings {
        if cachePolicy == .localFirst { return self }
        throw UsageError(.unsupportedOption("--policy \(cachePolicy)"), in: invocation.path)
    }
}

extension Settings {
    /// Returns the objects that all repositories of a command share.
    ///
    /// - Parameter client: Returns a new client for an API.
    func session(
        cache: Database, memory: MemoryCaches = MemoryCaches(), clock: any ClockContract,
        client: @escaping @Sendable (APIConventions) -> any HTTPClientContract
    ) -> RepositorySession {
        let freshness = Freshness(maximumAge: maximumAge, refusesStaleValues: refusesStaleValues, clock: clock)
        return RepositorySession(cache: cache, freshness: freshness, memory: memory) { api in
            APIConnection(
                httpClient: client(api), address: address(of: api),
                addressVariable: api.isDefault || isAddressTyped ? nil : api.addressVariable)
        }
    }

    /// Returns the address that the user chose for an API.
    func address(of api: APIConventions) -> String { addresses[api.name] ?? api.address }

    /// Returns a client for an address, which sends no request in an offline or local command.
    ///
    /// - Parameters:
    ///   - environment: The environment, which can name a proxy.
    ///   - api: The API at the address; `nil` for another server.
    ///   - arePictures: `true` for requests of pictures.
    ///   - ownTimeout: The timeout in place of that of the settings.
    func httpClient(
        at address: String, _ environment: [String: String], transport: any HTTPTransport, cache: Database,
        clock: any ClockContract, api: APIConventions? = nil, arePictures: Bool = false, ownTimeout: Duration? = nil
    ) -> any HTTPClientContract {
        if let offlineCause { return OfflineHTTPClient(reason: .offline(by: offlineCause)) }
        if isLocal { return OfflineHTTPClient(reason: .notRequested) }
        // A proxy would read the token, and connect to its own machine.
        let isOpen = address.isLoopbackAddress && ProxySetting.mayApply(to: address, in: environment)
        let token = isOpen ? nil : api.flatMap { $0.token(tokens[$0.name], for: address) }
        let secret = api?.secret(token: token)
        return HTTPClient(
            configuration: HTTPClientConfiguration(
                baseAddress: address, userAgent: "challenge/\(AppContainer.version)",
                accept: arePictures ? "image/*" : "application/json", headers: api?.headers(token: token) ?? [:],
                query: api?.query(token: token) ?? [], secret: secret, waitHeader: api?.waitHeader,
                proxy: ProxySetting(for: address, in: environment), timeout: ownTimeout ?? timeout,
                idleTimeout: idleTimeout, maximumBodySize: arePictures ? PictureFile.largestFile : 16 << 20),
            transport: requestLog.map { TracingTransport(transport, clock: clock, secret: secret, report: $0.print) }
                ?? transport,
            unavailability: UnavailabilityStore(database: cache),
            clock: clock,
            onWait: { console?.showWait($0) })
    }
}
