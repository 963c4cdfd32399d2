internal import ChallengeCore

/// Fetches all items of a collection with as few requests as possible.
///
/// A list without a total, or with cursors, is fetched page by page to its end. Otherwise the first page contains the
/// number of items. If the identifiers are numbers, one request fetches the items from 1 to this number. If items are
/// still missing, further requests fetch higher numbers. All pages are fetched if the identifiers are not numbers or
/// are much higher than the number of items, or if the first or the last page shows that the list is not in ascending
/// order. Another order between these two pages is not noticed.
struct CollectionDownload<Item: ItemDTO>: Sendable {
    /// The largest number of requests that may be in progress at the same time.
    private static var concurrentRequests: Int { 4 }

    /// If the highest identifier is more than this many times the number of items, the pages are fetched.
    private static var largestGap: Int { 4 }

    /// The largest collection that is fetched as a whole.
    private static var largestCollection: Int { 1_000_000 }

    let remote: RESTDataSource<Item>

    /// Returns the items in the order of the API's list.
    func allItems(_ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void) async throws(APIError) -> [Item] {
        let first = try await remote.getPage(PageKey(page: 1))
        guard first.info.count <= Self.largestCollection, first.info.pages <= max(1, first.info.count) + 1 else {
            throw remote.failed(.mismatch(at: "count"))
        }
        progress(first.results.count, first.info.isCounted ? first.info.count : nil)
        guard first.info.pages > 1 else { return try checked(first.results, first.info) }
        if !first.info.isCounted || first.info.next != nil {
            return try await checked(itemsInOrder(first, progress), first.info)
        }
        if let items = try await itemsByNumber(first, progress) { return items }
        return try await checked(itemsByPage(first, progress), first.info)
    }

    /// Returns the items by their numbers, or `nil` if the order of the list is not the ascending one.
    private func itemsByNumber(
        _ first: PageDTO<Item>, _ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void
    ) async throws(APIError) -> [Item]? {
        let all = first.info.count
        guard Item.ID.consecutive(1...1) != nil, remote.api.several.limit > remote.api.pageSize else { return nil }
        var items = Dictionary(first.results.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var next = 1
        while items.count < all, next <= all * Self.largestGap {
            let last = max(all, 2 * next)
            let missing = Item.ID.consecutive(next...last)?.filter { items[$0] == nil } ?? []
            let found = try await fetch(remote.lists(of: missing), remote.getItems) { progress(items.count + $0, all) }
            for item in found { items[item.id] = item }
            next = last + 1
        }
        let sorted = items.values.sorted { $0.id < $1.id }
        guard items.count == all, sorted.starts(with: first.results) else { return nil }
        let last = try await remote.getPage(PageKey(page: first.info.pages))
        return sorted.suffix(last.results.count) == last.results[...] ? sorted : nil
    }

    /// Returns the items of pages that are known only from the pages before them.
    private func itemsInOrder(
        _ first: PageDTO<Item>, _ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void
    ) async throws(APIError) -> [Item] {
        var (number, info, items) = (1, first.info, first.results)
        while info.pages > number, items.count <= Self.largestCollection {
            number += 1
            let page: PageDTO<Item>
            do {
                page = try await remote.getPage(PageKey(page: number))
            } catch .pageNotFound where !info.isCounted && remote.api.pageFields.next == nil {
                // The page before it was full and the last one.
                break
            }
            (info, items) = (page.info, items + page.results)
            progress(items.count, info.isCounted ? info.count : nil)
        }
        return items
    }

    private func itemsByPage(
        _ first: PageDTO<Item>, _ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void
    ) async throws(APIError) -> [Item] {
        let (pages, all) = (first.info.pages, first.info.count)
        return try await first.results
            + fetch(Array(2...pages)) { (page) async throws(APIError) in
                try await remote.getPage(PageKey(page: page)).results
            } progress: {
                progress(first.results.count + $0, all)
            }
    }

    /// Fetches several parts at the same time, and returns their items in the order of the parts.
    private func fetch<Part: Sendable>(
        _ parts: [Part], _ items: @escaping @Sendable (Part) async throws(APIError) -> [Item],
        progress: (_ fetched: Int) -> Void
    ) async throws(APIError) -> [Item] {
        let outcome = await withTaskGroup(of: (Int, Result<[Item], APIError>).self) { group in
            var rest = parts.enumerated().makeIterator()
            func addNext() {
                guard let (index, part) = rest.next() else { return }
                group.addTask { (index, await Result { () async throws(APIError) in try await items(part) }) }
            }
            for _ in 1...Self.concurrentRequests { addNext() }
            var fetched: [Int: [Item]] = [:]
            var count = 0
            while let (index, result) = await group.next() {
                guard case .success(let items) = result else {
                    group.cancelAll()
                    return result
                }
                fetched[index] = items
                count += items.count
                progress(count)
                addNext()
            }
            return .success(fetched.sorted { $0.key < $1.key }.flatMap(\.value))
        }
        return try outcome.get()
    }

    /// Returns the items if they are as many as the API announced.
    private func checked(_ items: [Item], _ info: PageInfoDTO) throws(APIError) -> [Item] {
        let isComplete = !info.isCounted || items.count == info.count
        guard isComplete, Set(items.map(\.id)).count == items.count else {
            throw remote.failed(.mismatch(at: "count"))
        }
        return items
    }
}
