internal import ChallengeCore
public import ChallengeMirror
public import ChallengeNetworking

extension HTTPClient {
    /// A client that asks the mirror.
    public static func client(of mirror: MirrorServer) -> HTTPClient {
        HTTPClient(
            configuration: HTTPClientConfiguration(baseAddress: mirror.baseURL, userAgent: "tests"),
            transport: CurlTransport(), rateLimits: RateLimitMemory(), clock: SystemClock())
    }
}
