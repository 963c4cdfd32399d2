import ChallengeCore

/// An item that a search found.
struct FoundItem: Sendable, Equatable {
    let kind: FoundItemKind
    let item: NamedItem

    /// The values that tell the item apart from items with similar names, in the current language.
    var detail: String { item.distinctions.joined(separator: " · ") }
}

/// The items of all kinds that a search found, starting with the best match.
struct FoundItems: Sendable, Equatable {
    private static let pagination = Pagination(size: 20)

    let items: Fetched<[FoundItem]>

    /// The number of further matches, which are not listed because there are too many.
    let omitted: Int

    /// The nearest names of all kinds, if no item matches.
    let similarNames: [String]

    /// The failures of the kinds that could not be searched.
    let failures: [SearchError]

    /// Returns a page of the items; the page of an empty list is empty.
    func page(_ number: Int) throws(APIError) -> Fetched<Page<FoundItem>> {
        let pages = Self.pagination.pages(of: items.value.count)
        guard number <= max(1, pages) else { throw .pageNotFound(page: number, pages: pages) }
        return items.map { Self.pagination.page(number, of: $0) }
    }
}
