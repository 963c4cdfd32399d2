/// A text by which items are found.
public enum ItemQuery: Hashable, Sendable {
    /// A text that the items have anywhere.
    case matching(String)
    /// A name of one item: it finds no item by its status or gender, and none by a place alone.
    case named(String)
}

/// The items of a collection, which are found by a text.
public protocol ItemSearchContract<Item>: Sendable {
    associatedtype Item: NamedItemContract

    /// The rules of the collection for filters.
    var filterRules: FilterRules { get }

    /// Decides which stored items are young enough.
    var freshness: Freshness { get }

    /// Finds the items that a text means: `remoteFirst` and `noCache` with the filter of the API, `localFirst` on this
    /// machine. If the API has no filter for parts of names, all items are fetched instead.
    ///
    /// For ``ItemQuery/matching(_:)``, `localFirst` first fetches the collection if it is missing or expired. A name stays
    /// fast: if this machine has the whole collection, of any age, the name is looked up there.
    func items(_ text: ItemQuery, _ cachePolicy: CachePolicy) async throws(APIError) -> Fetched<RankedMatches<Item>>

    /// Finds the items on this machine that a text means.
    func savedItems(_ text: ItemQuery) async -> Fetched<RankedMatches<Item>>

    /// Finds the items on this machine whose names, identifiers or codes start with the text.
    func items(startingWith text: String) async -> [Item]

    /// Returns those of the items with these identifiers that are on this machine.
    func items(keys: [ItemKey]) async -> [Item]

    /// Returns all items of the complete collection in the cache, or else those of the snapshot; without a snapshot of
    /// the collection, those in the cache.
    func allItems() async -> Fetched<[Item]>

    /// `true` if `localFirst` needs no request for all items.
    var hasFreshItems: Bool { get async }

    /// Returns all items: `localFirst` those of the cache if it has a fresh collection, the other policies those of the
    /// API.
    ///
    /// If `localFirst` or `remoteFirst` cannot fetch them, the items on this machine replace them.
    func allItems(_ cachePolicy: CachePolicy) async throws(APIError) -> Fetched<[Item]>
}

extension ItemSearchContract {
    public var filterRules: FilterRules { .all }
}
