public import ChallengeCore
public import ChallengeTerminal

/// A list in the order of `--sort`, in pages as large as those of the list itself.
///
/// The order is over the whole list, so the first page that is requested loads all pages.
public actor SortedPages<Item: Sendable> {
    private let order: ListOrder<Item>?
    private let load: @Sendable (Int) async throws -> Fetched<Page<Item>>
    private var pages: [Fetched<Page<Item>>] = []

    /// Creates the pages; without `--sort`, they are those of the list.
    ///
    /// - Throws: A usage error for unknown fields, before any request.
    public init(
        _ schema: RecordSchema<Item>, _ invocation: Invocation,
        load: @escaping @Sendable (Int) async throws -> Fetched<Page<Item>>
    ) throws(UsageError) {
        order = try ListOrder(schema, invocation)
        self.load = load
    }

    /// Returns the page with the number, with the origin of the whole list.
    public func page(_ number: Int) async throws -> Fetched<Page<Item>> {
        guard let order else { return try await load(number) }
        if pages.isEmpty { pages = try await sortedPages(order) }
        guard pages.indices.contains(number - 1) else {
            throw CollectionFailure.invalidPage(page: number, pages: pages[0].value.pages)
        }
        return pages[number - 1]
    }

    private func sortedPages(_ order: ListOrder<Item>) async throws -> [Fetched<Page<Item>>] {
        var loaded: [Fetched<Page<Item>>] = []
        try await PageWalk(load: load).visitPages { fetched in
            loaded.append(fetched)
            return true
        }
        var rest = order.sorted(loaded.flatMap(\.value.items))[...]
        // Each page has items of all loaded pages, and therefore the origin of the least reliable one.
        let source = loaded.first { $0.remoteFailure != nil } ?? loaded.max { $0.age < $1.age }
        let cacheFailure = loaded.lazy.compactMap(\.cacheFailure).first
        return loaded.map { fetched in
            let page = fetched.value
            defer { rest = rest.dropFirst(page.items.count) }
            return Fetched(
                value: Page(
                    number: page.number, pages: page.pages, count: page.count,
                    items: Array(rest.prefix(page.items.count)), dropped: page.dropped),
                origin: source?.origin ?? fetched.origin, remoteFailure: source?.remoteFailure,
                cacheFailure: cacheFailure)
        }
    }
}

extension SortedPages {
    /// Creates the pages of a list that is stored on this machine.
    public init(
        _ schema: RecordSchema<Item>, _ invocation: Invocation,
        stored load: @escaping @Sendable (Int) async throws -> Page<Item>
    ) throws(UsageError) {
        try self.init(schema, invocation) { Fetched(value: try await load($0), origin: .cache(age: .zero)) }
    }
}

extension Fetched {
    fileprivate var age: Duration { if case .cache(let age) = origin { age } else { .zero } }
}
