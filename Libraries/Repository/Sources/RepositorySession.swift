public import ChallengeCore
public import ChallengeNetworking
public import ChallengePersistence

/// What all repositories of one run of a command share: the network, the cache, and how the two are to be used.
public struct RepositorySession: Sendable {
    let httpClient: any HTTPClientContract
    public let cache: Database
    /// The address of the API: what came from one is not shown for another.
    public let source: String
    let freshness: Freshness
    public let cachePolicy: CachePolicy

    public init(
        httpClient: any HTTPClientContract,
        cache: Database,
        source: String,
        freshness: Freshness,
        cachePolicy: CachePolicy
    ) {
        self.httpClient = httpClient
        self.cache = cache
        self.source = source
        self.freshness = freshness
        self.cachePolicy = cachePolicy
    }
}
