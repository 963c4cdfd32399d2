public import ChallengePlatform

/// Items in a cache.
public protocol CachedItemsContract<Item>: Sendable {
    associatedtype Item: Identifiable & Sendable where Item.ID: ItemIdentifier

    /// Decides which cached values are young enough, and gives the time of a fetch.
    var freshness: Freshness { get }

    /// Returns the cached items in request order, without those that are missing.
    func getItems(identifiers: [Item.ID]) async throws(StorageFailure) -> [Cached<Item>]
    func saveItems(_ items: [Item], fetchedAt: Date) async throws(StorageFailure)
    func deleteItems(identifiers: [Item.ID]) async throws(StorageFailure)
}

/// Items of a remote.
public protocol RemoteItemsContract<Item>: Sendable {
    associatedtype Item: Identifiable & Sendable where Item.ID: ItemIdentifier

    /// Returns the items that exist, in any order.
    func getItems(identifiers: [Item.ID], _ use: ResponseUse) async throws(APIError) -> RemoteItems<Item>
}

/// The items that a remote has sent.
public struct RemoteItems<Item: Identifiable & Sendable>: Sendable where Item.ID: ItemIdentifier {
    public var items: [Item]
    /// The failures of items that exist and cannot be read.
    public var failures: [Item.ID: LoadFailure]

    public init(_ items: [Item] = [], failures: [Item.ID: LoadFailure] = [:]) {
        self.items = items
        self.failures = failures
    }
}

/// Items of a snapshot.
public protocol BundledItemsContract<Item>: Sendable {
    associatedtype Item: Identifiable & Sendable where Item.ID: ItemIdentifier

    /// Returns those of the items that the snapshot contains.
    func getItems(identifiers: [Item.ID]) async -> Bundled<[Item]>
}
