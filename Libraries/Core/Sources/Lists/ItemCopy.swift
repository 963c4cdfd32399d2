/// A copy of an item of any collection, which can be shown without the item.
public struct ItemCopy: Sendable, Equatable {
    public let key: ItemKey
    public let name: String
    /// Another text that selects the item, such as the code of an episode.
    public let shortName: String?
    /// The values of the item's fields by their names, as a JSON object.
    public let record: String

    public init(key: ItemKey, name: String, shortName: String?, record: String) {
        self.key = key
        self.name = name
        self.shortName = shortName
        self.record = record
    }
}
