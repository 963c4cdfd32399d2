/// The address of an API, and the limits for its responses.
public struct HTTPClientConfiguration: Sendable {
    public let baseAddress: String
    public let userAgent: String
    /// The time for everything that is asked of the client, including retries and waits.
    public let timeout: Duration
    /// The longest time in which nothing arrives, from the start of a connection to the end of the response.
    public let idleTimeout: Duration
    /// The largest body of a response, in bytes after decompression.
    public let maximumBodySize: Int

    public init(
        baseAddress: String,
        userAgent: String,
        timeout: Duration = .seconds(30),
        idleTimeout: Duration = .seconds(10),
        maximumBodySize: Int = 16 * 1024 * 1024
    ) {
        self.baseAddress = baseAddress
        self.userAgent = userAgent
        self.timeout = timeout
        self.idleTimeout = idleTimeout
        self.maximumBodySize = maximumBodySize
    }

    /// The base address in its one spelling: waits are remembered under it.
    var canonicalBaseAddress: String { ServerOrigin(baseAddress)?.addressOfPath(baseAddress) ?? baseAddress }
}
