/// A page of a list, and how much more there is.
public struct Page<Item> {
    public let number: Int
    /// How many pages the list has.
    public let pages: Int
    /// How many items are on all of them.
    public let count: Int
    public let items: [Item]
    /// The number of items that arrived and are left out because of their identifiers.
    public let dropped: Int

    public init(number: Int, pages: Int, count: Int, items: [Item], dropped: Int = 0) {
        self.number = number
        self.pages = pages
        self.count = count
        self.items = items
        self.dropped = dropped
    }

    public var isLast: Bool { number >= pages }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}
