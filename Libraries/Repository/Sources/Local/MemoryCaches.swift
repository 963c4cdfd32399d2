internal import ChallengeCore
internal import ChallengePersistence
internal import Synchronization

/// The place of a collection's cache.
public enum CollectionStorage: Sendable {
    /// The file of the cache.
    case file
    /// The memory of the program, which has the collection only as long as the program runs.
    case memory
}

/// The caches of the collections that are in no file, which all sessions of a program share.
public final class MemoryCaches: Sendable {
    private let made = Mutex<[String: any Sendable]>([:])

    public init() {}

    /// Returns the cache of a collection for the address of its API.
    func source<Item>(at address: String, freshness: Freshness) -> MemoryDataSource<Item> {
        value("\(Item.table) \(address)") { MemoryDataSource(freshness: freshness) }
    }

    /// Returns the database in memory for searches in a whole collection.
    func database<Item: ItemDTO>(of _: Item.Type) -> Database {
        value(Item.table) { Database(.memory, schemas: [Item.schema]) }
    }

    /// Returns the value of a key, which is made once.
    private func value<Value: Sendable>(_ key: String, _ make: () -> Value) -> Value {
        made.withLock { made in
            if let value = made[key] as? Value { return value }
            let value = make()
            made[key] = value
            return value
        }
    }
}
