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

    /// Returns the list of the API, without the items that cannot be read.
    func list(_ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void) async throws(APIError) -> DownloadedList<
        Item
    > {
        let first = try await remote.getPage(PageKey(page: 1))
        guard first.info.count <= Self.largestCollection, first.info.pages <= max(1, first.info.count) + 1 else {
            throw remote.failed(.mismatch(at: "count"))
        }
        progress(first.results.count, first.info.isCounted ? first.info.count : nil)
        guard first.info.pages > 1 else { return try checked(DownloadedList(first), first.info) }
        if !first.info.isCounted || first.info.next != nil {
            return try await checked(itemsInOrder(first, progress), first.info)
        }
        if let items = try await itemsByNumber(first, progress) { return DownloadedList(items: items) }
        return try await checked(itemsByPage(first, progress), first.info)
    }

    /// Returns the items by their numbers, or `nil` if the order of the list is not the ascending one.
    private func itemsByNumber(
        _ first: PageDTO<Item>, _ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void
    ) async throws(APIError) -> [Item]? {
        let all = first.info.count
        guard Item.ID.consecutive(1...1) != nil, remote.several.limit > remote.api.pageSize, first.unreadable.isEmpty
        else { return nil }
        var items = Dictionary(first.results.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var next = 1
        while items.count < all, next <= all * Self.largestGap {
            let last = max(all, 2 * next)
            let missing = Item.ID.consecutive(next...last)?.filter { items[$0] == nil } ?? []
            let found: DownloadedList<Item>
            do {
                found = try await fetch(remote.lists(of: missing)) { (list) async throws(APIError) in
                    DownloadedList(items: try await remote.getItems(identifiers: list))
                } progress: {
                    progress(items.count + $0, all)
                }
            } catch .failed(let failure) where failure.isUnreadable {
                // In a page, the other items can be read.
                return nil
            }
            for item in found.items { items[item.id] = item }
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
    ) async throws(APIError) -> DownloadedList<Item> {
        var (number, info, list) = (1, first.info, DownloadedList(first))
        while info.pages > number {
            guard list.items.count <= Self.largestCollection else { throw remote.failed(.mismatch(at: "count")) }
            number += 1
            let page: PageDTO<Item>
            do {
                page = try await remote.getPage(PageKey(page: number))
            } catch .pageNotFound where remote.api.pageFields.isOpenEnded {
                // The page before it was full and the last one.
                break
            }
            info = page.info
            list.append(DownloadedList(page))
            progress(list.items.count, info.isCounted ? info.count : nil)
        }
        return list
    }

    private func itemsByPage(
        _ first: PageDTO<Item>, _ progress: @Sendable (_ fetched: Int, _ all: Int?) -> Void
    ) async throws(APIError) -> DownloadedList<Item> {
        let (pages, all) = (first.info.pages, first.info.count)
        var list = DownloadedList(first)
        list.append(
            try await fetch(Array(2...pages)) { (page) async throws(APIError) in
                DownloadedList(try await remote.getPage(PageKey(page: page)))
            } progress: {
                progress(first.results.count + $0, all)
            })
        return list
    }

    /// Fetches several parts at the same time, and returns their items in the order of the parts.
    private func fetch<Part: Sendable>(
        _ parts: [Part], _ items: @escaping @Sendable (Part) async throws(APIError) -> DownloadedList<Item>,
        progress: (_ fetched: Int) -> Void
    ) async throws(APIError) -> DownloadedList<Item> {
        let outcome = await withTaskGroup(of: (Int, Result<DownloadedList<Item>, APIError>).self) { group in
            var rest = parts.enumerated().makeIterator()
            func addNext() {
                guard let (index, part) = rest.next() else { return }
                group.addTask { (index, await Result { () async throws(APIError) in try await items(part) }) }
            }
            for _ in 1...Self.concurrentRequests { addNext() }
            var fetched: [Int: DownloadedList<Item>] = [:]
            var count = 0
            while let (index, result) = await group.next() {
                guard case .success(let items) = result else {
                    group.cancelAll()
                    return result
                }
                fetched[index] = items
                count += items.items.count
                progress(count)
                addNext()
            }
            var list = DownloadedList<Item>()
            for part in fetched.sorted(by: { $0.key < $1.key }) { list.append(part.value) }
            return .success(list)
        }
        return try outcome.get()
    }

    /// Returns the list if it has as many items as the API announced, each of them once.
    private func checked(_ list: DownloadedList<Item>, _ info: PageInfoDTO) throws(APIError) -> DownloadedList<Item> {
        let isComplete = !info.isCounted || list.items.count + list.unreadable.count == info.count
        guard isComplete else { throw remote.failed(.mismatch(at: "count")) }
        var known: Set<Item.ID> = []
        // The list has changed between two of its pages, so that it can lack another item.
        if let repeated = list.items.first(where: { !known.insert($0.id).inserted }) {
            throw remote.failed(.mismatch(at: "\(repeated.id) (\(Item.collection.identifier))"))
        }
        return list
    }
}

/// The items of a list in the order of the API, and the identifiers and places of those that cannot be read.
struct DownloadedList<Item: ItemDTO>: Sendable {
    private(set) var items: [Item] = []
    private(set) var unreadable: [String] = []

    mutating func append(_ other: DownloadedList) {
        items += other.items
        unreadable += other.unreadable
    }
}

extension DownloadedList {
    fileprivate init(_ page: PageDTO<Item>) { self.init(items: page.results, unreadable: page.unreadable) }
}
