import ChallengeCore
import ChallengeRepository
import ChallengeResources
import ChallengeRickAndMortyAPI
import ChallengeTerminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The settings of the command line and the environment.
struct Settings: Sendable {
    private static let remoteFirst = ["remoteFirst", "remote-first"]
    private static let noCache = ["noCache", "no-cache", "none"]
    private static let policy = Option(
        "policy",
        .choice([
            (value: CachePolicy.localFirst, spellings: ["localFirst", "local-first"]),
            (value: CachePolicy.remoteFirst, spellings: remoteFirst),
            (value: CachePolicy.noCache, spellings: noCache),
        ]),
        placeholder: "POLICY", help: "app.option.policy", default: "localFirst")
    private static let maximumAge = Option("max-age", .duration, help: "app.option.maxAge", default: "24h")
    private static let timeout = Option(
        "timeout", .positiveDuration, help: "app.option.timeout", default: "30s, sync: 10m")
    private static let apiURL = Option(
        "api-url", .baseAddress, help: "app.option.apiURL", default: APIConventions.rickAndMorty.address)
    private static let offline = Option.flag("offline", help: "app.option.offline")

    private static let failStale = Option.flag("fail-stale", help: "app.option.failStale")

    private static let apiVariable = "CHALLENGE_API_URL"

    private static let noHistory = Option.flag("no-history", help: "app.option.noHistory")
    private static let noHistoryVariable = "CHALLENGE_NO_HISTORY"

    static let options: [any AnyOption] = [policy, maximumAge, failStale, timeout, apiURL, offline, noHistory]

    static let variables = [
        EnvironmentVariable(apiVariable, help: "app.environment.api"),
        EnvironmentVariable(noHistoryVariable + "=1", help: "app.environment.noHistory"),
        EnvironmentVariable(
            "XDG_CACHE_HOME, XDG_DATA_HOME, XDG_STATE_HOME", help: "app.environment.directories"),
        EnvironmentVariable("http_proxy, https_proxy, all_proxy, no_proxy", help: "app.environment.proxies"),
    ]

    let cachePolicy: CachePolicy
    let maximumAge: Duration
    let refusesStaleValues: Bool
    let timeout: Duration
    let apiAddress: String
    let isOffline: Bool
    let recordsHistory: Bool
    let requestLog: RequestLog?

    /// - Parameter defaultTimeout: The timeout of a command line without the option.
    init(
        _ invocation: Invocation, environment: [String: String], defaultTimeout: Duration = .seconds(30)
    ) throws(ConfigurationError) {
        cachePolicy = invocation[Self.policy] ?? .localFirst
        maximumAge = invocation[Self.maximumAge] ?? Freshness.defaultMaximumAge
        refusesStaleValues = invocation.has(Self.failStale)
        timeout = invocation[Self.timeout] ?? defaultTimeout
        isOffline = invocation.has(Self.offline)
        requestLog = RequestLog(invocation)
        let isHistoryDisabled = try Self.parseSwitch(Self.noHistoryVariable, in: environment)
        recordsHistory = !isHistoryDisabled && !invocation.has(Self.noHistory)
        if let address = invocation[Self.apiURL] {
            apiAddress = address
        } else if let text = environment[Self.apiVariable], !text.isEmpty {
            guard let address = ValueKind.baseAddress.parse(text) else {
                throw .invalidVariable(name: Self.apiVariable, value: text.addressWithoutSecrets)
            }
            apiAddress = address
        } else {
            apiAddress = APIConventions.rickAndMorty.address
        }
    }

    /// Returns the settings of a command that sends no request, and therefore cannot follow another policy.
    func forCommandWithoutRequests(_ invocation: Invocation) throws(UsageError) -> Settings {
        if cachePolicy == .localFirst { return self }
        throw UsageError(.unsupportedOption("--policy \(cachePolicy)"), in: invocation.path)
    }

    /// Returns `true` if the arguments seem to name a policy that always sends a request to the API.
    ///
    /// Parsing the command line takes milliseconds, in which the worker can start. The function checks single words: if
    /// it is wrong, the worker starts without need, or later.
    static func seemToRequestAPI(_ arguments: [String]) -> Bool {
        (remoteFirst + noCache).contains { arguments.contains($0) || arguments.contains("--policy=\($0)") }
            && !arguments.contains { ["--offline", "--help", "-h"].contains($0) }
    }

    /// Returns `true` if the variable is on; throws an error if its value means neither on nor off.
    private static func parseSwitch(
        _ variable: String, in environment: [String: String]
    ) throws(ConfigurationError) -> Bool {
        let value = environment[variable] ?? ""
        switch value.lowercased() {
        case "1", "true", "yes", "on": return true
        case "", "0", "false", "no", "off": return false
        default: throw .invalidSwitch(name: variable, value: value)
        }
    }
}

/// An environment variable with an invalid value.
enum ConfigurationError: PresentableError, Equatable {
    case invalidVariable(name: String, value: String)
    case invalidSwitch(name: String, value: String)

    var message: String {
        switch self {
        case .invalidVariable(let name, let value): "app.error.invalidVariable %@ %@".localized(name, value)
        case .invalidSwitch(let name, let value): "app.error.invalidSwitch %@ %@".localized(name, value)
        }
    }

    var advice: String? {
        switch self {
        case .invalidVariable: "app.advice.invalidVariable".localized()
        case .invalidSwitch: "app.advice.invalidSwitch".localized()
        }
    }

    var exitCode: ExitCode { .configuration }
}
