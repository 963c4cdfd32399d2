public import ChallengeCore
public import ChallengeNetworking
public import ChallengePersistence

/// What the feature needs of the world, for one run of one of its commands.
public struct CharacterPorts: Sendable {
    let httpClient: any HTTPClientContract
    let cache: Database
    /// The address of the API: what came from one is not shown for another.
    let source: String
    let freshness: Freshness
    let cachePolicy: CachePolicy

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
