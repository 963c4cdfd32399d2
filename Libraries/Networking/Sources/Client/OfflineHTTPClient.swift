internal import ChallengeCore

/// The client for `--offline`: opens no socket and fails every request.
public struct OfflineHTTPClient: HTTPClientContract {
    public init() {}

    public func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        throw .connection(.offline)
    }
}
