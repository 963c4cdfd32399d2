public import ChallengeCore
public import ChallengePlatform

/// A cache in memory with a limited number of items and pages.
public actor MemoryDataSource<Item: ItemDTO>: LocalDataSourceContract {
    public let freshness: Freshness
    private var items: BoundedDictionary<Item.ID, Cached<Item>>
    private var pages: BoundedDictionary<PageKey, Cached<PageContent<Item.ID>>>

    public init(capacity: Int = 1000, freshness: Freshness) {
        self.freshness = freshness
        items = BoundedDictionary(capacity: capacity)
        pages = BoundedDictionary(capacity: capacity)
    }

    public func getItems(identifiers: [Item.ID]) -> [Cached<Item>] { identifiers.compactMap { items[$0] } }

    public func saveItems(_ items: [Item], fetchedAt: Date) {
        for item in items { self.items[item.id] = Cached(value: item, fetchedAt: fetchedAt) }
    }

    public func deleteItems(identifiers: [Item.ID]) {
        for identifier in identifiers { items[identifier] = nil }
    }

    public func getPage(_ key: PageKey) -> Cached<PageDTO<Item>>? {
        guard let page = pages[key] else { return nil }
        return page.value.page(getItems(identifiers: page.value.identifiers).map(\.value)).map {
            Cached(value: $0, fetchedAt: page.fetchedAt)
        }
    }

    public func savePage(_ page: PageDTO<Item>, for key: PageKey, fetchedAt: Date) {
        saveItems(page.results, fetchedAt: fetchedAt)
        pages[key] = Cached(value: PageContent(page), fetchedAt: fetchedAt)
    }

    public func deletePage(_ key: PageKey) { pages[key] = nil }
}

/// A dictionary that removes its oldest key when it is full.
struct BoundedDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let capacity: Int
    private var values: [Key: Value] = [:]
    private var order: [Key] = []

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            let isKnown = values[key] != nil
            values[key] = newValue
            if newValue == nil {
                if isKnown { order.removeAll { $0 == key } }
            } else if !isKnown {
                order.append(key)
                if order.count > capacity { values[order.removeFirst()] = nil }
            }
        }
    }
}
