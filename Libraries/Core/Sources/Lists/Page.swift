/// A page of a list, with the size of the list.
public struct Page<Item> {
    public let number: Int
    /// The number of pages of the list; the smallest possible number if the list is not counted.
    public let pages: Int
    /// The number of items on all pages; the smallest possible number if the list is not counted.
    public let count: Int
    public let items: [Item]
    /// The number of received items that were dropped because they are unreadable, or their identifiers are invalid or
    /// repeated.
    public let dropped: Int
    /// The identifiers and places of the unreadable items.
    public let unreadable: [String]
    /// `false` if the size of the list is not known before its last page.
    public let isCounted: Bool
    /// `true` if the next page can only be requested after this one.
    public let isSequential: Bool
    /// `true` if only the next page shows whether the list ends here.
    public let isOpenEnded: Bool

    public init(
        number: Int, pages: Int, count: Int, items: [Item], dropped: Int = 0, unreadable: [String] = [],
        isCounted: Bool = true,
        isSequential: Bool = false, isOpenEnded: Bool = false
    ) {
        self.number = number
        self.pages = pages
        self.count = count
        self.items = items
        self.dropped = dropped
        self.unreadable = unreadable
        self.isCounted = isCounted
        self.isSequential = isSequential
        self.isOpenEnded = isOpenEnded
    }

    public var isLast: Bool { number >= pages }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}

extension Fetched {
    /// Returns a page of a list that is already complete; the page of an empty list is empty.
    public func page<Item>(_ number: Int) throws(APIError) -> Fetched<Page<Item>> where Value == [Item] {
        let page = Pagination(size: 20).page(number, of: value)
        guard number <= max(1, page.pages) else { throw .pageNotFound(page: number, pages: page.pages) }
        return map { _ in page }
    }
}

/// The division of a list into pages of equal size, which are counted from 1.
public struct Pagination: Sendable {
    public let size: Int

    public init(size: Int) { self.size = size }

    /// Returns the number of pages of a list with the given number of items.
    public func pages(of count: Int) -> Int { count / size + (count.isMultiple(of: size) ? 0 : 1) }

    /// Returns the number of items before the page, or `Int.max` if the number is too large for an `Int`.
    public func offset(of page: Int) -> Int {
        let (offset, overflows) = (page - 1).multipliedReportingOverflow(by: size)
        return overflows ? .max : offset
    }

    /// Returns the items on the page; empty for a page after the end of the list.
    public func items<Item>(on page: Int, of list: [Item]) -> ArraySlice<Item> {
        list.dropFirst(offset(of: page)).prefix(size)
    }

    /// Returns the page of this number; empty after the end of the list.
    public func page<Item>(_ number: Int, of list: [Item], unreadable: [String] = []) -> Page<Item> {
        Page(
            number: number, pages: pages(of: list.count), count: list.count, items: Array(items(on: number, of: list)),
            unreadable: unreadable)
    }
}
