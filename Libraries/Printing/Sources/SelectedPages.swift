public import ChallengeCore
public import ChallengeTerminal

/// The items of a list that meet a condition, in the order of `--sort`.
///
/// The condition and the order need the whole list, so the first page that is requested loads all pages. Without both,
/// the pages are those of the list.
public actor SelectedPages<Item: Sendable> {
    private let condition: (@Sendable (Item) -> Bool)?
    private let order: ListOrder<Item>?
    private let load: @Sendable (Int) async throws -> Fetched<Page<Item>>
    private var pages: [Fetched<Page<Item>>] = []

    /// - Throws: A usage error for unknown fields, before any request.
    public init(
        _ schema: RecordSchema<Item>, _ invocation: Invocation, where condition: (@Sendable (Item) -> Bool)? = nil,
        load: @escaping @Sendable (Int) async throws -> Fetched<Page<Item>>
    ) throws(UsageError) {
        self.condition = condition
        order = try ListOrder(schema, invocation)
        self.load = load
    }

    /// Returns the page with the number; the pages of a selection have the origin of the whole list.
    public func page(_ number: Int) async throws -> Fetched<Page<Item>> {
        if condition == nil, order == nil { return try await load(number) }
        if pages.isEmpty { pages = try await selectedPages() }
        guard pages.indices.contains(number - 1) else {
            throw CollectionFailure.invalidPage(page: number, pages: pages[0].value.pages)
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
        let pagination = Pagination(size: max(1, loaded.first?.value.items.count ?? 1))
        let pages = pagination.pages(of: items.count)
        let dropped = loaded.reduce(0) { $0 + $1.value.dropped }
        return (1...max(1, pages)).compactMap { number in
            loaded.merged(
                Page(
                    number: number, pages: pages, count: items.count,
                    items: Array(pagination.items(on: number, of: items)), dropped: number == 1 ? dropped : 0))
        }
    }
}

extension SelectedPages {
    /// Creates the pages of a list that is stored on this machine.
    public init(
        _ schema: RecordSchema<Item>, _ invocation: Invocation,
        stored load: @escaping @Sendable (Int) async throws -> Page<Item>
    ) throws(UsageError) {
        try self.init(schema, invocation) { Fetched(value: try await load($0), origin: .cache(age: .zero)) }
    }
}

extension LookupResults {
    /// Returns a page with all items that were found.
    ///
    /// - Throws: The failure of the first item that could not be loaded.
    public func page() throws(CollectionFailure) -> Fetched<Page<Item>> {
        for entry in entries { if case .failed(let failure) = entry.result { throw failure } }
        let page = Page(number: 1, pages: 1, count: found.count, items: found.map(\.value))
        let merged = found.merged(page) ?? Fetched(value: page, origin: .remote)
        return Fetched(
            value: page, origin: merged.origin, remoteFailure: merged.remoteFailure,
            cacheFailure: cacheFailure ?? merged.cacheFailure)
    }
}

extension Array {
    /// Returns a value made of all fetched values, with the origin of the least reliable one.
    fileprivate func merged<Part, Value>(_ value: Value) -> Fetched<Value>? where Element == Fetched<Part> {
        let source = first { $0.remoteFailure != nil } ?? self.max { $0.age < $1.age }
        return source.map { source in
            Fetched(
                value: value, origin: source.origin, remoteFailure: source.remoteFailure,
                cacheFailure: lazy.compactMap(\.cacheFailure).first)
        }
    }
}

extension Fetched {
    fileprivate var age: Duration { if case .cache(let age) = origin { age } else { .zero } }
}
