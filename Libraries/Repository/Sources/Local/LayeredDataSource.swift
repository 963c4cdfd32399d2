public import ChallengeCore
public import ChallengePlatform

/// A data source with memory in front of a slower one.
///
/// The memory answers a read only if it has all requested items; otherwise all of them are read from the slower data
/// source. Items that were read, and items and pages that were written, stay in memory. When the memory is full, the oldest ones are removed.
public struct LayeredDataSource<Item: ItemDTO>: LocalDataSourceContract {
    public var freshness: Freshness { back.freshness }
    private let front: MemoryDataSource<Item>
    private let back: any LocalDataSourceContract<Item>

    public init(front: MemoryDataSource<Item>, back: any LocalDataSourceContract<Item>) {
        self.front = front
        self.back = back
    }

    public func getItems(identifiers: [Item.ID]) async throws(StorageFailure) -> [Cached<Item>] {
        let inMemory = await front.getItems(identifiers: identifiers)
        if inMemory.count == identifiers.count { return inMemory }
        let stored = try await back.getItems(identifiers: identifiers)
        for item in stored { await front.saveItems([item.value], fetchedAt: item.fetchedAt) }
        return stored
    }

    public func saveItems(_ items: [Item], fetchedAt: Date) async throws(StorageFailure) {
        await front.saveItems(items, fetchedAt: fetchedAt)
        try await back.saveItems(items, fetchedAt: fetchedAt)
    }

    public func deleteItems(identifiers: [Item.ID]) async throws(StorageFailure) {
        await front.deleteItems(identifiers: identifiers)
        try await back.deleteItems(identifiers: identifiers)
    }

    public func getPage(_ key: PageKey) async throws(StorageFailure) -> Cached<PageDTO<Item>>? {
        if let inMemory = await front.getPage(key) { return inMemory }
        return try await back.getPage(key)
    }

    public func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) async throws(StorageFailure) {
        await front.savePage(page, for: key, fetchedAt: fetchedAt)
        try await back.savePage(page, for: key, fetchedAt: fetchedAt)
    }

    public func deletePage(_ key: PageKey) async throws(StorageFailure) {
        await front.deletePage(key)
        try await back.deletePage(key)
    }
}
