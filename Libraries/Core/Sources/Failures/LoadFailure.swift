public import ChallengePlatform

/// The reason why a remote returned no usable response.
///
/// It is part of Core because the errors of every feature contain it.
public enum LoadFailure: Equatable, Sendable {
    case noConnection(ConnectionFailure)
    case timedOut
    /// The API has just timed out, so it was not asked again.
    case timedOutRecently
    /// The server refuses requests for some time.
    ///
    /// `status` is `nil` if an earlier request, in this run or another one, received the wait. `wait` is `nil` if the
    /// server announced no length. `message` is the reason in the words of the API.
    case rateLimited(status: Int? = nil, wait: AnnouncedWait?, message: String? = nil)
    /// The server failed; `message` is the reason in the words of the API.
    case serverError(status: Int, message: String? = nil)
    /// The server rejects the request.
    ///
    /// `message` is the reason in the words of the API, and `tokenVariable` the variable of a token that it may lack.
    case invalidRequest(status: Int, message: String? = nil, tokenVariable: String? = nil)
    case redirected(to: String)
    case tooLarge(limit: Int)
    /// The response has an unexpected shape; `path` is the place in it, empty for the whole response.
    case unreadable(path: String, reason: String)
    /// The request failed, and the user refuses the older value that is available.
    indirect case onlyStale(LoadFailure)
    /// The API at the address failed; `variable` is the environment variable with the address of an API that is not the
    /// default one.
    indirect case at(address: String, variable: String? = nil, LoadFailure)

    /// The reason of a response that has other data than the request asked for.
    public static let mismatch = "does not match the request"

    /// The response has no JSON.
    public static let notJSON = LoadFailure.unreadable(path: "", reason: "not JSON")

    /// The failure without the address.
    public var reason: LoadFailure { if case .at(_, _, let failure) = self { failure } else { self } }
}

extension LoadFailure: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .noConnection(.tls(let reason)): "TLS: \(reason)"
        case .noConnection(.proxy(let address, let failure)): "proxy \(address): \(failure)"
        case .noConnection(let failure): "connection: \(failure)"
        case .timedOut: "timed out"
        case .timedOutRecently: "timed out less than a minute ago"
        case .rateLimited(let status, let wait, _):
            "\(status.map { "HTTP \($0)" } ?? "remembered"), wait \(wait.map { "\($0.seconds) s" } ?? "not announced")"
        case .serverError(let status, _), .invalidRequest(let status, _, _): "HTTP \(status)"
        case .redirected(let address): "redirected to \(address)"
        case .tooLarge(let limit): "more than \(limit) bytes"
        case .at(let address, _, let failure): "\(address): \(failure.debugDescription)"
        case .onlyStale(let failure): "older value refused, \(failure.debugDescription)"
        case .unreadable(let path, let reason): "\(path.isEmpty ? "response" : path): \(reason)"
        }
    }
}

/// The reason why a connection to a server failed.
///
/// It is part of Core because the errors of every feature contain it.
public enum ConnectionFailure: Equatable, Sendable, Codable {
    /// No process listens at the address.
    case refused
    /// The server did not respond, for example because the network drops packets.
    case unreachable
    case hostNotFound
    /// The address cannot be used.
    case invalidAddress
    /// The address is in the data, and it is not that of a web server.
    case notAWebAddress
    case tls(reason: String)
    /// The server closed the connection during the response.
    case closed
    /// The response could not be read as HTTP.
    case notHTTP
    /// The user disabled the network for this command.
    case offline(by: OfflineCause)
    /// The command only reads what is on this machine.
    case notRequested
    /// The connection to the proxy at the address failed.
    indirect case proxy(address: String, ConnectionFailure)
    /// The network worker is missing or could not be started.
    case workerUnavailable(file: String)
    /// The network worker ended before it sent a result.
    case workerDied
}

/// The place where the user disabled the network.
public enum OfflineCause: Equatable, Sendable, Codable {
    /// The option `--offline`.
    case option
    case variable(String)
    /// The configuration file.
    case configuration
}

/// The time for which a server told its clients to wait.
public struct AnnouncedWait: Equatable, Sendable, Codable {
    /// The part of the wait that remained when the request failed.
    public let duration: Duration
    public let end: Date

    public init(_ duration: Duration, from now: Date) {
        self.duration = duration
        end = now + duration / .seconds(1)
    }

    /// The end, rounded up to a whole minute.
    public var endMinute: Date { Date(timeIntervalSince1970: (end.timeIntervalSince1970 / 60).rounded(.up) * 60) }

    /// The number of seconds, rounded up, so that a caller that waits this long is not too early.
    public var seconds: Int { Int((duration / .seconds(1)).rounded(.up)) }
}
