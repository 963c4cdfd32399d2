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
