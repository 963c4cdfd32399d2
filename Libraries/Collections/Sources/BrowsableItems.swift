public import ChallengeCore
internal import ChallengeRepository
public import ChallengeTerminal

/// A list of items, as a full-screen browser shows it.
public struct BrowsableItems: Sendable {
    /// Returns the fields of an item, in the current language.
    public let fields: @Sendable () -> [Field<AnyRecord>]
    /// The names of the fields that a list of linked items shows.
    public let summary: [String]
    /// Returns the items on this machine.
    public let saved: @Sendable () async -> Fetched<[BrowsableItem]>
    /// Returns `true` if `localFirst` does not ask the API for the items.
    public let areFresh: @Sendable () async -> Bool
    /// `true` if items that are too old are not shown.
    public let refusesStaleItems: Bool
    /// Returns the items that a policy demands.
    public let read: @Sendable (CachePolicy) async throws(APIError) -> Fetched<[BrowsableItem]>
    /// Returns the identifiers of the items that a text means, starting with the best match, or else the nearest names.
    public let matching: @Sendable (_ text: String) async -> RankedMatches<ItemKey>
    /// Returns the identifiers of the items that a text can name.
    public let named: @Sendable (_ name: String) async -> RankedMatches<ItemKey>

    /// Returns the items on this machine whose identifiers, codes or names start with the text.
    public let starting: @Sendable (_ text: String) async -> [NamedItem]

    /// Creates the items of a collection of the API.
    ///
    /// - Parameter source: Returns the items with a new deadline for requests, because a browser stays open for long.
    public init<Item: NamedItemContract>(
        _ kind: String, _ source: @escaping @Sendable () -> any ItemSearchContract<Item>,
        _ schema: @escaping @Sendable () -> RecordSchema<Item>, summary: [String]
    ) {
        let items = source()
        let browsable = { @Sendable (item: Item) in
            BrowsableItem(item, AnyRecord(item), link: ItemLink(kind: kind, keys: [item.key]))
        }
        fields = { schema().erasedFields }
        self.summary = summary
        saved = { await items.allItems().map { $0.map(browsable) } }
        areFresh = { await items.hasFreshItems }
        refusesStaleItems = items.freshness.refusesStaleValues
        read = { (policy) async throws(APIError) in try await source().allItems(policy).map { $0.map(browsable) } }
        matching = { await items.savedItems(.matching($0)).value.map(\.key) }
        named = { await items.savedItems(.named($0)).value.map(\.key) }
        starting = { await items.items(startingWith: $0).map { NamedItem($0) } }
    }

    /// Creates the items of a list that only this machine has.
    public init<Item: Sendable>(
        saved items: @escaping @Sendable () async throws(StorageFailure) -> [Item],
        _ schema: @escaping @Sendable () -> RecordSchema<Item>,
        _ browsable: @escaping @Sendable (Item) -> BrowsableItem,
        texts: @escaping @Sendable (Item) -> (name: String, others: [String], key: String)
    ) {
        let saved = { @Sendable () async -> Fetched<[BrowsableItem]> in
            do throws(StorageFailure) {
                return Fetched(value: try await items().map(browsable), origin: .cache(age: .zero))
            } catch {
                return Fetched(value: [], origin: .cache(age: .zero), cacheFailure: error)
            }
        }
        fields = { schema().erasedFields }
        summary = []
        self.saved = saved
        areFresh = { true }
        refusesStaleItems = false
        read = { _ in await saved() }
        matching = { text in
            guard let query = try? SearchQuery(text), let items = try? await items() else { return RankedMatches() }
            return query.matches(among: items, texts: texts).map { browsable($0).key }
        }
        named = matching
        starting = { _ in [] }
    }
}

/// An item in a list of a browser.
public struct BrowsableItem: Sendable {
    public let key: ItemKey
    public let name: String
    /// The name, after the code if there is one.
    public let title: String
    /// The item itself, to which an entry of another list refers.
    public let link: ItemLink
    /// The item for the fields of its list.
    public let record: AnyRecord

    /// - Parameter link: The item itself, to which an entry of another list refers.
    public init(_ item: some NamedItemContract, _ record: AnyRecord, link: ItemLink) {
        key = item.key
        name = item.name
        title = [item.shortName, item.name].compactMap(\.self).joined(separator: " ")
        self.link = link
        self.record = record
    }
}

/// The words of a search, which a list emphasizes.
public struct SearchedWords: Sendable {
    private let query: SearchQuery

    /// Returns `nil` for a text without words.
    public init?(_ text: String) {
        guard let query = try? SearchQuery(text) else { return nil }
        self.query = query
    }

    /// - Parameter isName: `true` if the text is the name of an item, to which some words are restricted.
    public func emphasized(in text: String, isName: Bool) -> MatchedText {
        query.matchedText(in: text, isName: isName)
    }
}
