import ChallengeCoreMocks
import ChallengeNetworkingMocks

@testable import ChallengeNetworking

extension HTTPClient {
    /// Creates a client that tries three times, with delays of half of their bound.
    static func scripted(
        _ transport: any HTTPTransport, at address: String = "https://example.org/api",
        timeout: Duration = .seconds(30), unavailability: UnavailabilityMemoryStore = UnavailabilityMemoryStore(),
        proxy: ProxySetting? = nil, clock: ClockMock = ClockMock(),
        onWait: @escaping @Sendable (Duration) -> Void = { _ in }
    ) -> HTTPClient {
        HTTPClient(
            configuration: HTTPClientConfiguration(
                baseAddress: address, userAgent: "tests", proxy: proxy, timeout: timeout),
            transport: transport,
            unavailability: unavailability,
            clock: clock,
            retries: RetryPolicy(maximumAttempts: 3, base: .milliseconds(100), cap: .seconds(1)) { 0.5 },
            onWait: onWait)
    }
}
