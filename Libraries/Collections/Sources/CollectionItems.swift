public import ChallengeCore
internal import ChallengeRepository
public import ChallengeTerminal

/// The items of a collection, for code that does not know their models.
public struct CollectionItems: Sendable {
    /// Returns the item that a text names; `nil` if there is no such item.
    public typealias One<Item> = @Sendable (_ text: String, CachePolicy) async throws(APIError) -> Fetched<Item>?
    /// Looks up several items with as few requests as possible.
    public typealias Several<Item: Sendable> =
        @Sendable ([ItemKey], CachePolicy) async throws(APIError) -> LookupResults<ItemKey, Item>

    package typealias Saved = @Sendable ([ItemKey]?) async -> [ItemKey: AnyRecord]

    /// Finds items by their names.
    public let search: any ItemSearchContract<NamedItem>
    public let several: Several<AnyRecord>
    /// Returns the items on this machine with these identifiers, or all of them.
    package let saved: Saved
    private let keys:
        @Sendable (_ relation: String, _ text: String, CachePolicy) async throws(APIError) -> Fetched<[ItemKey]>?

    package init<Item>(
        _ search: any ItemSearchContract<NamedItem>, _ record: @escaping @Sendable () -> RecordSchema<Item>,
        one: @escaping One<Item>, several: @escaping Several<Item>, saved: @escaping Saved
    ) {
        self.search = search
        self.saved = saved
        self.several = { (keys, cachePolicy) async throws(APIError) in
            try await several(keys, cachePolicy).map { AnyRecord($0) }
        }
        keys = { (relation, text, cachePolicy) async throws(APIError) in
            let relation = record().relations.first { $0.name == relation }
            return try await one(text, cachePolicy)?.map { item in relation?.keys(item) ?? [] }
        }
    }

    /// Returns the identifiers in a relation of the item that a text names; `nil` if there is no such item.
    public func keys(
        in relation: String, of text: String, _ cachePolicy: CachePolicy
    ) async throws(APIError) -> Fetched<[ItemKey]>? {
        try await keys(relation, text, cachePolicy)
    }
}

extension CollectionSources {
    /// Returns the item whose identifier is the text.
    func one<Mapper: MapperContract>(_ mapper: Mapper) -> CollectionItems.One<Mapper.Output>
    where Mapper.Input == Item {
        { (text, cachePolicy) async throws(APIError) in
            let identifier = Item.ID(.text(text))
            do throws(APIError) {
                return try await cachePolicy.fetch(
                    remote: remote.item(identifier), cache: local.item(identifier), bundled: snapshot.item(identifier)
                ).map(mapper.map)
            } catch .notFound {
                return nil
            }
        }
    }

    func several<Mapper: MapperContract>(_ mapper: Mapper) -> CollectionItems.Several<Mapper.Output>
    where Mapper.Input == Item {
        { (keys, cachePolicy) async throws(APIError) in
            try await cachePolicy.fetchItems(
                keys.map { Item.ID($0) }, remote: remote, cache: local, bundled: snapshot
            ).map(mapper.map).keyed(by: \.key)
        }
    }
}

extension ItemSearchContract {
    /// Returns the items on this machine with these identifiers, or all of them.
    package func records(_ keys: [ItemKey]?) async -> [ItemKey: AnyRecord] {
        let items = if let keys { await items(keys: keys) } else { await allItems().value }
        return Dictionary(items.map { ($0.key, AnyRecord($0)) }) { $1 }
    }
}

/// The mapping of an item of a collection to the item that a user selects by its name.
public struct NamedItemMapper<Base: MapperContract>: MapperContract where Base.Output: NamedItemContract {
    private let base: Base

    public init(_ base: Base) { self.base = base }

    public func map(_ item: Base.Input) -> NamedItem { NamedItem(base.map(item)) }
}
