public import ChallengeCore
public import ChallengeNetworking
public import ChallengePersistence

/// The objects that all repositories of one command share: the client, the cache, and the rules for their use.
public struct RepositorySession: Sendable {
    public let api: APIConventions
    public let httpClient: any HTTPClientContract
    public let cache: Database
    /// The address of the API, by which the cache separates its values.
    public let apiAddress: String
    public let freshness: Freshness
    public let cachePolicy: CachePolicy
    /// The stored responses for conditional requests; `nil` under `noCache`, which uses no cached data of the API.
    public let responses: ResponseStore?

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
        responses =
            cachePolicy == .noCache
            ? nil : ResponseStore(database: cache, apiAddress: apiAddress, freshness: freshness)
    }
}

extension LayeredDataSource where Item: RowDTO {
    /// Creates a data source with memory in front of the session's cache.
    public init(_ session: RepositorySession) {
        self.init(
            front: MemoryDataSource(),
            back: SQLiteDataSource(database: session.cache, apiAddress: session.apiAddress, api: session.api))
    }
}
