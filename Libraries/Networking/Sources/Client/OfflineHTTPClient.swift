internal import ChallengeCore

/// The client of somebody who said not to use the network: it opens no socket and says why.
public struct OfflineHTTPClient: HTTPClientContract {
    public init() {}

    public func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        throw .connection(.offline)
    }
}
