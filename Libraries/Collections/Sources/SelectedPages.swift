public import ChallengeCore

/// The items of a list that meet a condition, in the order of `--sort`.
///
/// The condition and the order need the whole list, so the first page that is requested loads all pages. Without both,
/// the pages are those of the list.
actor SelectedPages<Item: Sendable> {
    private let condition: (@Sendable (Item) -> Bool)?
    private let order: ListOrder<Item>?
    private let load: @Sendable (Int) async throws -> Fetched<Page<Item>>
    private var pages: [Fetched<Page<Item>>] = []

    init(
        order: ListOrder<Item>?, where condition: (@Sendable (Item) -> Bool)? = nil,
        load: @escaping @Sendable (Int) async throws -> Fetched<Page<Item>>
    ) {
        self.condition = condition
        self.order = order
        self.load = load
    }

    /// Returns the page with the number; the pages of a selection have the origin of the whole list.
    func page(_ number: Int) async throws -> Fetched<Page<Item>> {
        if condition == nil, order == nil { return try await load(number) }
        if pages.isEmpty { pages = try await selectedPages() }
        guard pages.indices.contains(number - 1) else {
            throw APIError.pageNotFound(page: number, pages: pages[0].value.pages)
        }
        return pages[number - 1]
    }

    /// Divides the selected items into pages as large as the first page of the list.
    private func selectedPages() async throws -> [Fetched<Page<Item>>] {
        var loaded: [Fetched<Page<Item>>] = []
        try await PageWalk(load: load).visitPages(limit: .max) { fetched in
            loaded.append(fetched)
            return true
        }
        var items = loaded.flatMap(\.value.items)
        if let condition { items = items.filter(condition) }
        if let order { items = order.sorted(items) }
        let pagination = Pagination(size: max(1, loaded.first?.value.size ?? 1))
        let pages = pagination.pages(of: items.count)
        let dropped = loaded.reduce(0) { $0 + $1.value.dropped }
        guard let list = loaded.merged(()) else { return [] }
        return (1...max(1, pages)).map { number in
            list.map {
                Page(
                    number: number, pages: pages, count: items.count,
                    items: Array(pagination.items(on: number, of: items)), dropped: number == 1 ? dropped : 0)
            }
        }
    }
}

extension LookupResults {
    /// Returns a page with all items that were found.
    ///
    /// - Parameter sources: The values from which the identifiers come; the page has the oldest origin of all.
    /// - Throws: The failure of the first item that could not be loaded.
    public func page<Value>(of sources: [Fetched<Value>]) throws(APIError) -> Fetched<Page<Item>> {
        for entry in entries { if case .failed(let failure) = entry.result { throw failure } }
        let page = Page(number: 1, pages: 1, count: found.count, items: found.map(\.value))
        let parts = sources.map { $0.map { _ in } } + found.map { $0.map { _ in } }
        let merged = parts.merged(page) ?? Fetched(value: page, origin: .remote)
        return Fetched(
            value: page, origin: merged.origin, remoteFailure: merged.remoteFailure,
            cacheFailure: cacheFailure ?? merged.cacheFailure)
    }
}
