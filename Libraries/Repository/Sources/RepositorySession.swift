public import ChallengeCore
public import ChallengeNetworking
public import ChallengePersistence

/// The objects that all repositories of one command share: the client, the cache, and the rules for its use.
public struct RepositorySession: Sendable {
    public let api: APIConventions
    public let httpClient: any HTTPClientContract
    public let cache: Database
    /// The address of the API, by which the cache separates its values.
    public let apiAddress: String
    public let freshness: Freshness

    public init(
        api: APIConventions,
        httpClient: any HTTPClientContract,
        cache: Database,
        apiAddress: String,
        freshness: Freshness
    ) {
        self.api = api
        self.httpClient = httpClient
        self.cache = cache
        self.apiAddress = apiAddress
        self.freshness = freshness
    }

    /// Returns the collection of the API, with conditional requests.
    func remote<Item>() -> RESTDataSource<Item> {
        RESTDataSource(
            httpClient: httpClient, api: api,
            responses: ResponseStore(database: cache, apiAddress: apiAddress, freshness: freshness))
    }

    /// Returns the collection in the file of the cache.
    func stored<Item>() -> SQLiteDataSource<Item> {
        SQLiteDataSource(database: cache, apiAddress: apiAddress, api: api, freshness: freshness)
    }
}
