internal import ChallengeCore

/// A client for the requests of one API.
public protocol HTTPClientContract: Sendable {
    /// Returns the response if its status is success, or 304 for an endpoint with an entity tag.
    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse
}

/// The client for `--offline`: opens no socket and fails every request.
public struct OfflineHTTPClient: HTTPClientContract {
    public init() {}

    public func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        throw .connection(.offline)
    }
}
