internal import ChallengeCore

/// The items of a page that belong to the requested part of a list.
struct PagePart<Item: Sendable>: Sendable {
    let fetched: Fetched<Page<Item>>
    /// The number of items of the list before this part.
    let offset: Int
    /// The number of items of this part, including the dropped ones (``Page/dropped``).
    let length: Int
    let items: [Item]

    var page: Page<Item> { fetched.value }

    /// `true` if no item of the list follows.
    let isEnd: Bool

    /// Creates a part of a whole page.
    init(_ fetched: Fetched<Page<Item>>) {
        let page = fetched.value
        let offset =
            page.isLast && page.number > 1
            ? max(0, page.count - page.size)
            : min(Pagination(size: page.size).offset(of: page.number), .max - page.size)
        self.init(fetched, offset: offset, length: page.size, items: page.items, isCut: false)
    }

    /// Creates a part with the first `limit` items of a page.
    ///
    /// Dropped items do not count toward the limit.
    init(_ fetched: Fetched<Page<Item>>, first limit: Int) {
        let page = fetched.value
        let isCut = limit < page.items.count
        self.init(
            fetched, offset: 0, length: isCut ? limit : page.size, items: Array(page.items.prefix(limit)), isCut: isCut)
    }

    /// Creates a part with the items at the positions in `range`.
    ///
    /// Position 0 is the first item of the page.
    init(_ fetched: Fetched<Page<Item>>, offset: Int, _ range: Range<Int>) {
        let page = fetched.value
        let range = range.clamped(to: 0..<page.size)
        self.init(
            fetched, offset: offset, length: range.count,
            items: Array(page.items.prefix(range.upperBound).dropFirst(range.lowerBound)),
            isCut: range.upperBound < page.size)
    }

    private init(_ fetched: Fetched<Page<Item>>, offset: Int, length: Int, items: [Item], isCut: Bool) {
        self.fetched = fetched
        self.offset = offset
        self.length = length
        self.items = items
        isEnd = fetched.value.isLast && !isCut
    }
}

extension Page {
    /// The number of items on the page, including the dropped ones (``Page/dropped``).
    var size: Int { items.count + dropped }
}
