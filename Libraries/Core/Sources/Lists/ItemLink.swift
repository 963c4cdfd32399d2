/// A link from an item to items of a collection.
public struct ItemLink: Sendable, Hashable {
    /// The kind of the items, such as `episode`.
    public let kind: String
    public let keys: [ItemKey]

    public init(kind: String, keys: [ItemKey]) {
        self.kind = kind
        self.keys = keys
    }
}
