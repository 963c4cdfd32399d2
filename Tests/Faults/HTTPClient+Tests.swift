import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks

extension HTTPClient {
    /// The client as the app has it, on the system's clock and network.
    static func client(
        at address: String,
        timeout: Duration = .seconds(30),
        connectTimeout: Duration = .seconds(5),
        idleTimeout: Duration = .seconds(10),
        maximumBodySize: Int = 16 * 1024 * 1024
    ) -> HTTPClient {
        HTTPClient(
            configuration: HTTPClientConfiguration(
                baseAddress: address, userAgent: "tests/1", timeout: timeout,
                connectTimeout: connectTimeout, idleTimeout: idleTimeout, maximumBodySize: maximumBodySize),
            transport: CurlTransport(),
            rateLimits: RateLimitMemory(),
            clock: SystemClock(),
            retries: RetryPolicy(base: .milliseconds(10)))
    }

    static func client(
        of mirror: MirrorServer,
        timeout: Duration = .seconds(30),
        idleTimeout: Duration = .seconds(10),
        maximumBodySize: Int = 16 * 1024 * 1024
    ) -> HTTPClient {
        client(
            at: mirror.baseURL, timeout: timeout, idleTimeout: idleTimeout, maximumBodySize: maximumBodySize)
    }
}
