public import ChallengeCore
public import ChallengeNetworking
public import ChallengePersistence
internal import Synchronization

/// The objects that all repositories of one command share: the clients, the cache, and the rules for its use.
public struct RepositorySession: Sendable {
    public let cache: Database
    public let freshness: Freshness
    private let memory: MemoryCaches
    private let connections: APIConnections

    /// - Parameters:
    ///   - memory: The caches that sessions share.
    ///   - connect: Returns the client and the address of an API.
    public init(
        cache: Database, freshness: Freshness, memory: MemoryCaches = MemoryCaches(),
        connect: @escaping @Sendable (APIConventions) -> APIConnection
    ) {
        self.cache = cache
        self.freshness = freshness
        self.memory = memory
        connections = APIConnections(connect)
    }

    /// Creates a session with one client for all APIs.
    public init(httpClient: any HTTPClientContract, cache: Database, apiAddress: String, freshness: Freshness) {
        self.init(cache: cache, freshness: freshness) { _ in
            APIConnection(httpClient: httpClient, address: apiAddress)
        }
    }

    /// Returns the collection of the API, with conditional requests.
    func remote<Item>() -> RESTDataSource<Item> {
        let connection = connections[Item.collection.api]
        let stored: SQLiteDataSource<Item> = stored()
        return RESTDataSource(
            httpClient: connection.httpClient, addressVariable: connection.addressVariable,
            responses: Item.collection.storage == .memory
                ? nil : ResponseStore(database: cache, apiAddress: connection.address, freshness: freshness),
            storedCursor: stored.cursor)
    }

    /// Returns the cache of the collection, as its declaration demands.
    func local<Item: ItemDTO>() -> any LocalDataSourceContract<Item> {
        if Item.collection.storage == .file { return stored() as SQLiteDataSource<Item> }
        let source: MemoryDataSource<Item> = memory.source(
            at: connections[Item.collection.api].address, freshness: freshness)
        return source
    }

    /// Returns the collection in the file of the cache, or a place in memory for searches in the whole collection.
    func stored<Item>() -> SQLiteDataSource<Item> {
        let connection = connections[Item.collection.api]
        return SQLiteDataSource(
            database: Item.collection.storage == .file ? cache : memory.database(of: Item.self),
            apiAddress: connection.address,
            freshness: freshness.with(recentTimeout: connection.httpClient.recentTimeout))
    }
}

/// The client of an API, and the address by which the cache separates its values.
public struct APIConnection: Sendable {
    let httpClient: any HTTPClientContract
    let address: String
    let addressVariable: String?

    /// - Parameter addressVariable: The environment variable with the address, if it is not that of the default API.
    public init(httpClient: any HTTPClientContract, address: String, addressVariable: String? = nil) {
        self.httpClient = httpClient
        self.address = address
        self.addressVariable = addressVariable
    }
}

/// The connections that a command has used; each is made once, because a client has the deadline of the command.
private final class APIConnections: Sendable {
    private let connect: @Sendable (APIConventions) -> APIConnection
    private let made = Mutex<[String: APIConnection]>([:])

    init(_ connect: @escaping @Sendable (APIConventions) -> APIConnection) { self.connect = connect }

    subscript(api: APIConventions) -> APIConnection {
        made.withLock { made in
            if let connection = made[api.name] { return connection }
            let connection = connect(api)
            made[api.name] = connection
            return connection
        }
    }
}
