public import ChallengeCore
public import ChallengePlatform

/// A cache for the items and pages of a collection.
///
/// Each item is saved once. A page contains the identifiers of its items in order.
public protocol LocalDataSourceContract<Item>: CachedItemsContract where Item: ItemDTO {
    /// Returns the page if the cache contains it and all of its items.
    func getPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<Item>>?
    func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(StorageFailure)
    func deletePage(_ key: PageKey) async throws(StorageFailure)
}

extension LocalDataSourceContract {
    /// Returns the entry of one item.
    public func item(_ identifier: Item.ID) -> CacheEntry<Item> {
        CacheEntry(freshness: freshness) { () async throws(StorageFailure) in
            try await getItems(identifiers: [identifier]).first
        } save: { (item) async throws(StorageFailure) in
            try await saveItems([item], fetchedAt: freshness.now)
        } remove: { () async throws(StorageFailure) in
            try await deleteItems(identifiers: [identifier])
        }
    }

    /// Returns the entry of one page.
    public func page(_ key: PageKey) -> CacheEntry<PageDTO<Item>> {
        let key = key.following(Item.collection)
        return CacheEntry(freshness: freshness) { () async throws(StorageFailure) in
            try await getPage(key)
        } save: { (page) async throws(StorageFailure) in
            try await savePage(page, for: key, fetchedAt: freshness.now)
        } remove: { () async throws(StorageFailure) in
            try await deletePage(key)
        }
    }
}
