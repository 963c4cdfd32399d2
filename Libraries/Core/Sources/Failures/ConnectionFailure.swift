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
