import ChallengeCoreMocks
import ChallengeNetworkingMocks

@testable import ChallengeNetworking

extension HTTPClient {
    /// Creates a client that tries three times, with delays of half of their bound.
    static func scripted(
        _ transport: any HTTPTransport, at address: String = "https://example.org/api",
        timeout: Duration = .seconds(30), rateLimits: RateLimitMemoryStore = RateLimitMemoryStore(),
        clock: ClockMock = ClockMock()
    ) -> HTTPClient {
        HTTPClient(
            configuration: HTTPClientConfiguration(baseAddress: address, userAgent: "tests", timeout: timeout),
            transport: transport,
            rateLimits: rateLimits,
            clock: clock,
            retries: RetryPolicy(maximumAttempts: 3, base: .milliseconds(100), cap: .seconds(1)) { 0.5 })
    }
}
