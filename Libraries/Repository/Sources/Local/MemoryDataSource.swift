public import ChallengeCore
internal import ChallengePersistence

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Keeps a collection for as long as the process lives, and no more of it than it was told.
public actor MemoryDataSource<Item: ItemDTO>: LocalDataSourceContract {
    private struct KeptPage {
        let info: PageInfoDTO
        let identifiers: [Int]
        let fetchedAt: Date
    }

    private var items: BoundedStore<Int, Stored<Item>>
    private var pages: BoundedStore<[UInt8], KeptPage>

    public init(capacity: Int = 1000) {
        items = BoundedStore(capacity: capacity)
        pages = BoundedStore(capacity: capacity)
    }

    public func getItems(identifiers: [Int]) -> [Stored<Item>] {
        identifiers.compactMap { items[$0] }
    }

    public func saveItems(_ items: [Item], fetchedAt: Date) {
        for item in items { self.items[item.id] = Stored(value: item, fetchedAt: fetchedAt) }
    }

    public func deleteItems(identifiers: [Int]) {
        for identifier in identifiers { items[identifier] = nil }
    }

    public func getPage(_ key: PageKey) -> Stored<PageDTO<Item>>? {
        guard let page = pages[key.bytes] else { return nil }
        let results = getItems(identifiers: page.identifiers).map(\.value)
        guard results.count == page.identifiers.count else { return nil }
        return Stored(value: PageDTO(info: page.info, results: results), fetchedAt: page.fetchedAt)
    }

    public func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) {
        saveItems(page.results, fetchedAt: fetchedAt)
        pages[key.bytes] = KeptPage(
            info: page.info, identifiers: page.results.map(\.id), fetchedAt: fetchedAt)
    }

    public func deletePage(_ key: PageKey) {
        pages[key.bytes] = nil
    }
}
