internal import ChallengeCore

/// The address of an API, and the limits for its responses.
public struct HTTPClientConfiguration: Sendable {
    public let baseAddress: String
    public let userAgent: String
    /// The value of the header `Accept`.
    public let accept: String
    /// The headers of every request besides the usual ones.
    public let headers: [String: String]
    /// The query items of every request, which no message, log or stored response contains.
    public let query: [Endpoint.QueryItem]
    /// The token in the headers or in the query; `nil` without one.
    public let secret: Secret?
    /// The header of a wait besides `Retry-After`.
    public let waitHeader: WaitHeader?
    /// The proxy that receives the requests; `nil` without one.
    public let proxy: ProxySetting?
    /// The time limit for all requests of the client together, including retries and waits.
    public let timeout: Duration
    /// The longest time without any data, from the start of a connection to the end of the response.
    public let idleTimeout: Duration
    /// The largest body of a response, in bytes after decompression.
    public let maximumBodySize: Int

    public init(
        baseAddress: String,
        userAgent: String,
        accept: String = "application/json",
        headers: [String: String] = [:],
        query: [Endpoint.QueryItem] = [],
        secret: Secret? = nil,
        waitHeader: WaitHeader? = nil,
        proxy: ProxySetting? = nil,
        timeout: Duration = .seconds(30),
        idleTimeout: Duration? = nil,
        maximumBodySize: Int = 16 * 1024 * 1024
    ) {
        self.baseAddress = baseAddress
        self.userAgent = userAgent
        self.accept = accept
        self.headers = headers
        self.query = query
        self.secret = secret
        self.waitHeader = waitHeader
        self.proxy = proxy
        self.timeout = timeout
        self.idleTimeout = idleTimeout ?? Self.idleTimeout(within: timeout)
        self.maximumBodySize = maximumBodySize
    }

    /// Returns the idle timeout that belongs to a timeout: a third of it, but at least ten seconds.
    public static func idleTimeout(within timeout: Duration) -> Duration { max(.seconds(10), timeout / 3) }

    /// The base address in normalized form, which is the key for saved waits.
    var canonicalBaseAddress: String { ServerOrigin(baseAddress)?.addressOfPath(baseAddress) ?? baseAddress }
}

/// The rules for retries: which failures are retried, and after which delay.
public struct RetryPolicy: Sendable {
    public let maximumAttempts: Int
    private let base: Duration
    private let cap: Duration
    /// The source of random numbers from 0 to 1; tests pass a fixed number.
    private let random: @Sendable () -> Double

    public init(
        maximumAttempts: Int = 3,
        base: Duration = .milliseconds(150),
        cap: Duration = .seconds(2),
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.maximumAttempts = maximumAttempts
        self.base = base
        self.cap = cap
        self.random = random
    }

    func isWorthRetrying(_ error: HTTPError) -> Bool {
        switch error {
        case .status(let status, _): status == 408 || (500..<600).contains(status) && status != 501
        case .rateLimited: true
        case .connection(.refused), .connection(.hostNotFound), .connection(.closed): true
        case .connection, .timedOut, .tooLarge, .redirected, .invalidAddress, .cancelled: false
        }
    }

    /// Returns the delay after an attempt; the first attempt is 1.
    ///
    /// The delay is random, between zero and a limit that doubles with each attempt, up to `cap`. So clients that fail
    /// at the same time do not retry at the same time.
    func delay(after attempt: Int) -> Duration { min(cap, base * (1 << min(attempt - 1, 16))) * random() }
}
