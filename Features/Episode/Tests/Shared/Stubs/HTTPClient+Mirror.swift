import ChallengeCore
import ChallengeMirror
import ChallengeNetworking
import ChallengeNetworkingMocks

extension HTTPClient {
    /// A client that asks the mirror.
    static func client(of mirror: MirrorServer) -> HTTPClient {
        HTTPClient(
            configuration: HTTPClientConfiguration(baseAddress: mirror.baseURL, userAgent: "tests"),
            transport: CurlTransport(), rateLimits: RateLimitMemory(), clock: SystemClock())
    }
}
