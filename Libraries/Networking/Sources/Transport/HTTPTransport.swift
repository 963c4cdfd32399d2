/// One exchange with a server: a request out, an answer or a failure back, and no opinion about either.
public protocol HTTPTransport: Sendable {
    func perform(_ request: TransportRequest) async throws(HTTPError) -> HTTPResponse
}

/// A request as it goes out, with the limits that hold for its answer.
public struct TransportRequest: Sendable {
    public let method: HTTPMethod
    public let address: String
    public let configuration: HTTPClientConfiguration
    /// What is left of the deadline.
    public let timeout: Duration

    public init(method: HTTPMethod, address: String, configuration: HTTPClientConfiguration, timeout: Duration) {
        self.method = method
        self.address = address
        self.configuration = configuration
        self.timeout = timeout
    }
}
