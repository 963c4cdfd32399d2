/// Walks through the pages of a list in order, while a few more are already on their way.
public struct PageWalk<Item: Sendable, Failure: FetchFailure>: Sendable {
    private typealias Outcome = Result<Fetched<Page<Item>, Failure>, Failure>

    private let load: @Sendable (Int) async throws(Failure) -> Fetched<Page<Item>, Failure>

    public init(load: @escaping @Sendable (Int) async throws(Failure) -> Fetched<Page<Item>, Failure>) {
        self.load = load
    }

    /// Hands each page to the visitor, from the first on, until it has seen enough and answers `false`.
    ///
    /// A page that fails ends the walk, after the pages before it have been visited. Pages behind the limit, in items,
    /// are not asked for.
    public func visitPages(
        limit: Int? = nil, visit: (Fetched<Page<Item>, Failure>) async throws -> Bool
    ) async throws {
        let first = try await load(1)
        guard try await visit(first), !first.value.isLast else { return }
        let lastPage = lastPage(after: first.value, limit: limit)
        guard lastPage > 1 else { return }

        try await withThrowingTaskGroup(of: (page: Int, outcome: Outcome).self) { group in
            defer { group.cancelAll() }
            var requested = 1
            func requestNext() {
                guard requested < lastPage else { return }
                requested += 1
                group.addTask { [requested] in (requested, await outcome(of: requested)) }
            }
            for _ in 0..<pagesAhead { requestNext() }

            var early: [Int: Outcome] = [:]
            for page in 2...lastPage {
                while early[page] == nil, let arrival = try await group.next() {
                    early[arrival.page] = arrival.outcome
                }
                guard let outcome = early.removeValue(forKey: page) else { throw Failure.cancelled }
                requestNext()
                guard try await visit(try outcome.get()) else { return }
            }
        }
    }

    /// How many pages may be asked for or wait for their turn at one time; it bounds memory and politeness alike.
    private var pagesAhead: Int { 4 }

    /// The last page worth asking for.
    private func lastPage(after first: Page<Item>, limit: Int?) -> Int {
        guard let limit, !first.items.isEmpty else { return first.pages }
        return min(first.pages, (limit - 1) / first.items.count + 1)
    }

    private func outcome(of page: Int) async -> Outcome {
        do {
            return .success(try await load(page))
        } catch {
            return .failure(error)
        }
    }
}
