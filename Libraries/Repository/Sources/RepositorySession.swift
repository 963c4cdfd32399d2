public import ChallengeCore
public import ChallengeNetworking
public import ChallengePersistence

/// The parts that all repositories of one command share: the client, the cache, and the rules for using them.
public struct RepositorySession: Sendable {
    public let api: APIConventions
    public let httpClient: any HTTPClientContract
    public let cache: Database
    /// The address of the API: the cache separates the values of different addresses.
    public let apiAddress: String
    public let freshness: Freshness
    public let cachePolicy: CachePolicy

    public init(
        api: APIConventions,
        httpClient: any HTTPClientContract,
        cache: Database,
        apiAddress: String,
        freshness: Freshness,
        cachePolicy: CachePolicy
    ) {
        self.api = api
        self.httpClient = httpClient
        self.cache = cache
        self.apiAddress = apiAddress
        self.freshness = freshness
        self.cachePolicy = cachePolicy
    }
}

extension LayeredDataSource where Item: RowDTO {
    /// Creates a store in memory in front of the cache of the session.
    public init(_ session: RepositorySession) {
        self.init(
            front: MemoryDataSource(), back: SQLiteDataSource(database: session.cache, apiAddress: session.apiAddress))
    }
}
