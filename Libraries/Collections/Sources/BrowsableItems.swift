public import ChallengeCore
internal import ChallengeRepository
public import ChallengeTerminal

/// A list of items, as a full-screen browser shows it.
public struct BrowsableItems: Sendable {
    /// Returns the items on this machine.
    public let saved: @Sendable () async -> Fetched<[BrowsableItem]>
    /// Returns the items that a policy demands.
    public let read: @Sendable (CachePolicy) async throws(APIError) -> Fetched<[BrowsableItem]>
    /// Returns the identifiers of the items that a text means, starting with the best match.
    public let matching: @Sendable (_ text: String) async -> [RankedMatch<ItemKey>]

    /// Creates the items of a collection of the API.
    public init<Item: NamedItemContract>(
        _ kind: String, _ items: any ItemSearchContract<Item>, _ schema: RecordSchema<Item>
    ) {
        let browsable = { @Sendable (item: Item) in
            BrowsableItem(item, link: ItemLink(kind: kind, keys: [item.key])) { schema.card(of: item) }
        }
        saved = { await items.allItems().map { $0.map(browsable) } }
        read = { (policy) async throws(APIError) in try await items.allItems(policy).map { $0.map(browsable) } }
        matching = { await items.items(matching: $0).value.matches.map { $0.map(\.key) } }
    }

    /// Creates the items of a list that only this machine has.
    public init<Item: Sendable>(
        saved items: @escaping @Sendable () async throws(StorageFailure) -> [Item],
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
        self.saved = saved
        read = { _ in await saved() }
        matching = { text in
            guard let query = try? SearchQuery(text), let items = try? await items() else { return [] }
            return query.matches(among: items, texts: texts).map { $0.map { browsable($0).key } }
        }
    }
}

/// An item in a list of a browser, with its card.
public struct BrowsableItem: Sendable {
    public let key: ItemKey
    /// The name, after the code if there is one.
    public let name: String
    public let appearances: Int
    /// The item itself, to which an entry of another list refers.
    public let link: ItemLink
    /// Returns the values that tell the item apart from similar ones, in the current language.
    public let distinctions: @Sendable () -> [String]
    public let card: @Sendable () -> RecordCard

    /// - Parameter link: The item itself, to which an entry of another list refers.
    public init(_ item: some NamedItemContract, link: ItemLink, card: @escaping @Sendable () -> RecordCard) {
        key = item.key
        name = [item.shortName, item.name].compactMap(\.self).joined(separator: " ")
        appearances = item.appearances
        self.link = link
        distinctions = { item.distinctions.filter { $0 != item.shortName } }
        self.card = card
    }
}
