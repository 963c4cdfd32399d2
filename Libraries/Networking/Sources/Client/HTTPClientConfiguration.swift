/// Where an API is, and how patient its client is.
public struct HTTPClientConfiguration: Sendable {
    public let baseAddress: String
    public let userAgent: String
    /// For everything that is asked of the client, retries and waits included.
    public let timeout: Duration
    public let connectTimeout: Duration
    /// For a connection on which nothing arrives.
    public let idleTimeout: Duration
    /// Of one answer, after decompression.
    public let maximumBodySize: Int

    public init(
        baseAddress: String,
        userAgent: String,
        timeout: Duration = .seconds(30),
        connectTimeout: Duration = .seconds(5),
        idleTimeout: Duration = .seconds(10),
        maximumBodySize: Int = 16 * 1024 * 1024
    ) {
        self.baseAddress = baseAddress
        self.userAgent = userAgent
        self.timeout = timeout
        self.connectTimeout = connectTimeout
        self.idleTimeout = idleTimeout
        self.maximumBodySize = maximumBodySize
    }
}
