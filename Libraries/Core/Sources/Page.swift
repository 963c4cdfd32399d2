/// A page of a list, and how much more there is.
public struct Page<Item> {
    public let number: Int
    /// How many pages the list has.
    public let pages: Int
    /// How many items are on all of them.
    public let count: Int
    public let items: [Item]

    public init(number: Int, pages: Int, count: Int, items: [Item]) {
        self.number = number
        self.pages = pages
        self.count = count
        self.items = items
    }

    public var isLast: Bool { number >= pages }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}
