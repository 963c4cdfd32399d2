/// The identity of an item among those of all collections: its kind, such as `character`, and its identifier.
public struct ItemID: Hashable, Sendable {
    public let kind: String
    public let key: ItemKey

    public init(_ kind: String, _ key: ItemKey) {
        self.kind = kind
        self.key = key
    }
}

extension ItemID: CustomStringConvertible {
    /// The text that means the item on a command line: `episode/28`.
    public var description: String { "\(kind)/\(key)" }
}

extension [ItemID] {
    /// The kind of all items; `nil` if they have several.
    public var kind: String? { Set(map(\.kind)).count == 1 ? first?.kind : nil }

    /// The identifiers after the word for their kind; with their kinds, if these differ.
    public var list: String { (kind == nil ? map(\.description) : map { "\($0.key)" }).joined(separator: ", ") }
}
