/// A client for the requests of one API.
public protocol HTTPClientContract: Sendable {
    /// Returns the response if its status is success.
    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse
}
