internal import Synchronization

/// The pages of lists that this run has visited: their cursors, those of the cache, and the sizes of full pages.
final class VisitedPages: Sendable {
    private struct List {
        var cursors: [Int: String] = [:]
        /// The number of received items on a full page; `nil` before it is known.
        var size: Int?
        var marks: [Int: [PageMark]] = [:]
        var pages: [PageMark: Int] = [:]
    }

    // In a type of its own, the dictionary is not made until there is a list.
    private struct Visited {
        var lists: [PageKey: List] = [:]
    }

    private let visited = Mutex(Visited())
    private let stored: @Sendable (PageKey) async -> String?

    init(stored: @escaping @Sendable (PageKey) async -> String?) { self.stored = stored }

    /// Saves the marks of a page and the cursor of the next one.
    ///
    /// - Returns: `false` if an earlier page of the list has one of the marks, so that the list would have no end.
    func save(_ marks: [PageMark], next: String?, of key: PageKey) -> Bool {
        withList(of: key) { list in
            if let old = list.marks[key.page], old != marks {
                // The list has changed, so its later pages are other ones.
                list.cursors = list.cursors.filter { $0.key <= key.page }
                list.marks = list.marks.filter { $0.key < key.page }
                list.pages = list.pages.filter { $0.value < key.page }
            }
            list.cursors[key.page.nextPage] = next
            list.marks[key.page] = marks
            for mark in marks {
                if let page = list.pages[mark], page < key.page { return false }
                list.pages[mark] = key.page
            }
            return true
        }
    }

    /// Returns `true` if this run has received the page before that of the key.
    func hasPage(before key: PageKey) -> Bool { withList(of: key) { $0.marks[key.page - 1] != nil } }

    /// The number of received items on a full page of the list; `nil` before it is known.
    func size(ofList key: PageKey) -> Int? { withList(of: key) { $0.size } }

    func save(size: Int, ofList key: PageKey) { withList(of: key) { $0.size = size } }

    /// Returns the page from which the pages up to that of the key are requested, and its cursor.
    ///
    /// - Parameter usesStored: `false` to ignore the cursors of the cache.
    func nearest(to key: PageKey, usesStored: Bool) async -> (page: Int, cursor: String?) {
        if let cursor = await cursor(of: key, usesStored) { return (key.page, cursor) }
        var nearest: (page: Int, cursor: String?) = (1, nil)
        while nearest.page < key.page {
            let next = PageKey(page: nearest.page + 1, criteria: key.criteria)
            guard let cursor = await cursor(of: next, usesStored) else { break }
            nearest = (next.page, cursor)
        }
        return nearest
    }

    private func cursor(of key: PageKey, _ usesStored: Bool) async -> String? {
        if key.page < 2 { return nil }
        if let cursor = withList(of: key, { $0.cursors[key.page] }) { return cursor }
        guard usesStored, let cursor = await stored(key) else { return nil }
        withList(of: key) { list in
            list.cursors[key.page] = cursor
            list.pages[.cursor(cursor)] = key.page - 1
        }
        return cursor
    }

    private func withList<Value: Sendable>(of key: PageKey, _ body: (inout List) -> Value) -> Value {
        let list = PageKey(page: 1, criteria: key.criteria)
        return visited.withLock { visited in body(&visited.lists[list, default: List()]) }
    }
}

/// A value that no two pages of a list have.
struct PageMark: Hashable {
    // Bytes are hashed in linear time.
    private let bytes: [UInt8]

    static func cursor(_ cursor: String) -> PageMark { PageMark(bytes: [0] + cursor.utf8) }
    static func items(_ identifiers: String) -> PageMark { PageMark(bytes: [1] + identifiers.utf8) }
}
