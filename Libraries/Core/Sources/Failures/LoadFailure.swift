#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The reason why a remote gave no usable answer.
///
/// It is part of Core because the errors of every feature carry it.
public enum LoadFailure: Equatable, Sendable {
    case noConnection(ConnectionFailure)
    case timedOut
    /// The remote asked to wait, with this status or on an earlier run, and may have said for how long.
    case rateLimited(status: Int? = nil, wait: AnnouncedWait?)
    case serverError(status: Int)
    case invalidRequest(status: Int)
    case redirected(to: String)
    case tooLarge(limit: Int)
    /// The answer is not of the expected shape: where in it, which is empty for the whole, and what is wrong there.
    case unreadable(path: String, reason: String)
}

extension LoadFailure: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .noConnection(.tls(let reason)): "TLS: \(reason)"
        case .noConnection(let failure): "connection: \(failure)"
        case .timedOut: "timed out"
        case .rateLimited(let status, let wait):
            "\(status.map { "HTTP \($0)" } ?? "remembered"), wait \(wait.map { "\($0.seconds) s" } ?? "not announced")"
        case .serverError(let status), .invalidRequest(let status): "HTTP \(status)"
        case .redirected(let address): "redirected to \(address)"
        case .tooLarge(let limit): "more than \(limit) bytes"
        case .unreadable(let path, let reason): "\(path.isEmpty ? "answer" : path): \(reason)"
        }
    }
}

/// The reason why a connection to a server failed.
///
/// It is part of Core because the errors of every feature carry it.
public enum ConnectionFailure: Equatable, Sendable, Codable {
    /// Nobody listens there.
    case refused
    /// Nothing came back from there, as on a network that swallows what is sent.
    case unreachable
    case hostNotFound
    /// The address cannot be used.
    case invalidAddress
    case tls(reason: String)
    /// The server broke off in the middle.
    case closed
    /// The response could not be read as HTTP.
    case notHTTP
    /// The network was not to be used.
    case offline
    /// The network worker is missing or could not be started.
    case workerUnavailable(file: String)
    /// The network worker ended before it had answered.
    case workerDied
}

/// The time for which a server asked its clients to wait.
public struct AnnouncedWait: Equatable, Sendable, Codable {
    /// The part of the wait that was left when the request failed.
    public let duration: Duration
    public let end: Date

    public init(_ duration: Duration, from now: Date) {
        self.duration = duration
        end = now + duration / .seconds(1)
    }

    /// The end, rounded up to a whole minute.
    public var endMinute: Date {
        Date(timeIntervalSince1970: (end.timeIntervalSince1970 / 60).rounded(.up) * 60)
    }

    /// The whole seconds, rounded up: a caller that waits this long does not come too early.
    var seconds: Int { Int((duration / .seconds(1)).rounded(.up)) }
}
