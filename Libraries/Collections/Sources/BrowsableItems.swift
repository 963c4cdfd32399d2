public import ChallengeCore
public import ChallengeTerminal

/// The items of a collection on this machine, as a full-screen browser shows them.
public struct BrowsableItems: Sendable {
    public let all: @Sendable () async -> Fetched<[BrowsableItem]>
    /// Returns the identifiers of the items that a text means, starting with the best match.
    public let matching: @Sendable (_ text: String) async -> [ItemKey]

    public init<Item: NamedItemContract>(_ items: any ItemSearchContract<Item>, _ schema: RecordSchema<Item>) {
        all = { await items.allItems().map { $0.map { BrowsableItem($0, schema) } } }
        matching = { await items.items(matching: $0).value.items.map(\.key) }
    }
}

/// An item in a list of a browser, with its card.
public struct BrowsableItem: Sendable {
    public let key: ItemKey
    /// The name, after the code if there is one.
    public let name: String
    public let appearances: Int
    /// Returns the values that tell the item apart from similar ones, in the current language.
    public let distinctions: @Sendable () -> [String]
    public let card: @Sendable () -> RecordCard

    init<Item: NamedItemContract>(_ item: Item, _ schema: RecordSchema<Item>) {
        key = item.key
        name = [item.shortName, item.name].compactMap(\.self).joined(separator: " ")
        appearances = item.appearances
        distinctions = { item.distinctions.filter { $0 != item.shortName } }
        card = { schema.card(of: item) }
    }
}
