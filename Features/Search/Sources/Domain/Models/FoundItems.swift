import ChallengeCore

/// The items of all kinds that a search found, starting with the best match.
struct FoundItems: Sendable, Equatable {
    private static let pagination = Pagination(size: 20)

    let items: Fetched<[FoundItem]>

    /// The nearest names of all kinds, if no item matches.
    let similarNames: [String]

    /// The failures of the kinds that could not be searched.
    let failures: [SearchError]

    /// Returns a page of the items; the page of an empty list is empty.
    func page(_ number: Int) throws(CollectionFailure) -> Fetched<Page<FoundItem>> {
        let count = items.value.count
        let pages = Self.pagination.pages(of: count)
        guard number <= max(1, pages) else { throw .invalidPage(page: number, pages: pages) }
        return items.map { items in
            Page(
                number: number, pages: pages, count: count,
                items: Array(Self.pagination.items(on: number, of: items)))
        }
    }
}
