/// Walks through the pages of a list in order, while a few more are already on their way.
public struct PageWalk<Item: Sendable, Failure: FetchFailure>: Sendable {
    private typealias Outcome = Result<Fetched<Page<Item>, Failure>, Failure>

    private let load: @Sendable (Int) async throws(Failure) -> Fetched<Page<Item>, Failure>

    public init(load: @escaping @Sendable (Int) async throws(Failure) -> Fetched<Page<Item>, Failure>) {
        self.load = load
    }

    /// Hands each page to the visitor, from the first on, until it has seen enough and answers `false`.
    ///
    /// A page that fails ends the walk, after the pages before it have been visited. Only as many pages are requested as
    /// the limit, in items, needs; pages that lack items make it more.
    public func visitPages(
        limit: Int? = nil, visit: (Fetched<Page<Item>, Failure>) async throws -> Bool
    ) async throws {
        let first = try await load(1)
        guard try await visit(first), !first.value.isLast else { return }
        var missing = limit.map { $0 - first.value.items.count }
        var lastPage = lastPage(of: first.value, after: 1, missing: missing)

        try await withThrowingTaskGroup(of: (page: Int, outcome: Outcome).self) { group in
            defer { group.cancelAll() }
            var page = 1
            var requested = 1
            func requestAhead() {
                while requested < min(lastPage, page + pagesAhead) {
                    requested += 1
                    group.addTask { [requested] in (requested, await outcome(of: requested)) }
                }
            }
            requestAhead()

            var early: [Int: Outcome] = [:]
            while page < lastPage {
                page += 1
                while early[page] == nil, let arrival = try await group.next() {
                    early[arrival.page] = arrival.outcome
                }
                guard let outcome = early.removeValue(forKey: page) else { throw Failure.cancelled }
                let fetched = try outcome.get()
                missing = missing.map { $0 - fetched.value.items.count }
                lastPage = self.lastPage(of: first.value, after: page, missing: missing)
                requestAhead()
                guard try await visit(fetched) else { return }
            }
        }
    }

    /// How many pages may be asked for or wait for their turn at one time; it bounds memory and politeness alike.
    private var pagesAhead: Int { 4 }

    /// The last page to request, if so many items are missing after a page and no further page lacks items.
    private func lastPage(of first: Page<Item>, after page: Int, missing: Int?) -> Int {
        let size = first.items.count + first.dropped
        guard let missing, size > 0 else { return first.pages }
        let needed = missing > 0 ? (missing - 1) / size + 1 : 0
        return page + min(needed, first.pages - page)
    }

    private func outcome(of page: Int) async -> Outcome {
        do {
            return .success(try await load(page))
        } catch {
            return .failure(error)
        }
    }
}
