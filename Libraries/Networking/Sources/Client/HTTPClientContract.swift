public import ChallengeCore

/// A client for the requests of one API.
public protocol HTTPClientContract: Sendable {
    /// The address of the API for messages; `nil` for a client that sends no requests.
    var address: String? { get }

    /// Returns the response if its status is success, or 304 for an endpoint with an entity tag.
    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse

    /// Returns the failure of the API if it has just timed out, in this run or another one.
    func recentTimeout() async -> LoadFailure?
}

extension HTTPClientContract {
    public var address: String? { nil }

    public func recentTimeout() async -> LoadFailure? { nil }
}

/// The client of a command that must not use the network: opens no socket and fails every request.
public struct OfflineHTTPClient: HTTPClientContract {
    private let reason: ConnectionFailure

    public init(reason: ConnectionFailure) { self.reason = reason }

    public func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse { throw .connection(reason) }
}
