public import ChallengeCore

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The failure of a request.
public enum HTTPError: Error, Equatable, Sendable, Codable {
    /// The address cannot be one of a server.
    case invalidAddress(String)

    /// The server answered with a status that is not success, and this body.
    case status(Int, body: Data = Data())

    /// The server asked to wait, with this status or on an earlier run, and may have said for how long.
    case rateLimited(status: Int? = nil, wait: AnnouncedWait?)

    case connection(ConnectionFailure)

    /// The server took longer to connect, to say something, or to finish than it was given.
    case timedOut

    case tooLarge(limit: Int)

    /// The server redirected elsewhere, or in circles.
    case redirected(to: String)

    case cancelled
}
