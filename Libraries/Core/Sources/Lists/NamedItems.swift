/// The items of a collection, for code of other features, which does not know their models.
public struct NamedItems: Sendable {
    /// Finds the items that a name means; `localFirst` finds them without a request.
    public let named:
        @Sendable (_ name: String, CachePolicy) async throws(APIError) -> Fetched<RankedMatches<NamedItem>>

    /// Finds the items on this machine whose names, identifiers or codes start with the text.
    public let starting: @Sendable (_ text: String) async -> [NamedItem]

    /// Finds the items on this machine that a text means, as results of a search.
    public let matching: @Sendable (_ text: String) async -> Fetched<RankedMatches<NamedItem>>

    /// Returns those of the items with these identifiers that are on this machine.
    public let saved: @Sendable (_ keys: [ItemKey]) async -> [NamedItem]

    /// Returns the identifiers of all items on this machine.
    public let keys: @Sendable () async -> Fetched<[ItemKey]>

    public init(
        named:
            @escaping @Sendable (_ name: String, CachePolicy) async throws(APIError) -> Fetched<
                RankedMatches<NamedItem>
            >,
        starting: @escaping @Sendable (_ text: String) async -> [NamedItem],
        matching: @escaping @Sendable (_ text: String) async -> Fetched<RankedMatches<NamedItem>>,
        saved: @escaping @Sendable (_ keys: [ItemKey]) async -> [NamedItem],
        keys: @escaping @Sendable () async -> Fetched<[ItemKey]>
    ) {
        self.named = named
        self.starting = starting
        self.matching = matching
        self.saved = saved
        self.keys = keys
    }

    /// Creates the items of a feature.
    public init<Item: NamedItemContract>(_ items: any ItemSearchContract<Item>) {
        named = { (name, cachePolicy) async throws(APIError) in
            try await items.items(matching: name, cachePolicy).map { $0.map { NamedItem($0) } }
        }
        starting = { text in await items.items(startingWith: text).map { NamedItem($0) } }
        matching = { text in await items.items(matching: text).map { $0.map { NamedItem(found: $0) } } }
        saved = { keys in await items.items(keys: keys).map { NamedItem($0) } }
        keys = { await items.allItems().map { $0.map(\.key) } }
    }
}
