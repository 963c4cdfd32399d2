public import ChallengeCore
internal import ChallengeRepository
public import ChallengeTerminal

/// The items of a collection, for code that does not know their models.
public struct CollectionItems: Sendable {
    /// Finds items by their names.
    public let search: any ItemSearchContract<NamedItem>
    /// Looks up several items with as few requests as possible.
    public let several: @Sendable ([ItemKey], CachePolicy) async throws -> LookupResults<ItemKey, AnyRecord>
    /// Looks up several items as `several` does, and returns copies that can be stored.
    public let copies: @Sendable ([ItemKey], CachePolicy) async throws(APIError) -> LookupResults<ItemKey, ItemCopy>
    /// Returns the items on this machine with these identifiers, or all of them.
    package let saved: @Sendable ([ItemKey]?) async -> [ItemKey: AnyRecord]
    private let keys:
        @Sendable (_ relation: String, _ text: String, CachePolicy) async throws(APIError) -> Fetched<[ItemKey]>?

    init<Field>(_ collection: ItemCollection<Field>, _ session: RepositorySession) {
        let reads = collection.reads(session)
        search = NamedItemSearch(reads.search)
        several = { try await reads.several($0, $1).map { AnyRecord($0) } }
        copies = { (keys, cachePolicy) async throws(APIError) in
            let schema = collection.schema()
            do {
                return try await reads.several(keys, cachePolicy).map { ItemCopy($0, schema) }
            } catch {
                throw APIError(error)
            }
        }
        saved = { await reads.search.records($0) }
        keys = { (name, text, cachePolicy) async throws(APIError) in
            let relation = collection.schema().relations.first { $0.name == name }
            do {
                return try await reads.one(.text(text), cachePolicy).map { relation?.keys($0) ?? [] }
            } catch {
                let error = APIError(error)
                if error == .notFound { return nil }
                throw error
            }
        }
    }

    /// Returns the identifiers in a relation of the item that a text names; `nil` if there is no such item.
    public func keys(
        in relation: String, of text: String, _ cachePolicy: CachePolicy
    ) async throws(APIError) -> Fetched<[ItemKey]>? {
        try await keys(relation, text, cachePolicy)
    }
}

extension ItemSearchContract {
    /// Returns the items on this machine with these identifiers, or all of them.
    func records(_ keys: [ItemKey]?) async -> [ItemKey: AnyRecord] {
        let items = if let keys { await items(keys: keys) } else { await allItems().value }
        return Dictionary(items.map { ($0.key, AnyRecord($0)) }) { $1 }
    }
}

/// A search for the items of any collection.
public struct NamedItemSearch<Base: NamedItemContract>: ItemSearchContract {
    private let base: any ItemSearchContract<Base>

    public init(_ base: any ItemSearchContract<Base>) { self.base = base }

    public var filterRules: FilterRules { base.filterRules }
    public var freshness: Freshness { base.freshness }
    public var hasFreshItems: Bool { get async { await base.hasFreshItems } }

    public func items(
        _ text: ItemQuery, _ cachePolicy: CachePolicy
    ) async throws(APIError) -> Fetched<RankedMatches<NamedItem>> {
        try await base.items(text, cachePolicy).map { $0.map(NamedItem.init) }
    }

    public func savedItems(_ text: ItemQuery) async -> Fetched<RankedMatches<NamedItem>> {
        await base.savedItems(text).map { $0.map(NamedItem.init) }
    }

    public func items(startingWith text: String) async -> [NamedItem] {
        await base.items(startingWith: text).map { NamedItem($0) }
    }

    public func items(keys: [ItemKey]) async -> [NamedItem] { await base.items(keys: keys).map { NamedItem($0) } }

    public func allItems() async -> Fetched<[NamedItem]> {
        await base.allItems().map { $0.map { NamedItem($0) } }
    }

    public func allItems(_ cachePolicy: CachePolicy) async throws(APIError) -> Fetched<[NamedItem]> {
        try await base.allItems(cachePolicy).map { $0.map { NamedItem($0) } }
    }
}
