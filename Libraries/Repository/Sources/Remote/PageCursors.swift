internal import Synchronization

/// The cursors of pages: those of this run, and those of the cache.
final class PageCursors: Sendable {
    // In a type of its own, the dictionary is not made until there is a cursor.
    private struct Seen {
        var cursors: [PageKey: String] = [:]
    }

    private let seen = Mutex(Seen())
    private let stored: @Sendable (PageKey) async -> String?

    init(stored: @escaping @Sendable (PageKey) async -> String?) { self.stored = stored }

    func save(_ cursor: String, of key: PageKey) { seen.withLock { $0.cursors[key] = cursor } }

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
        if let cursor = seen.withLock({ $0.cursors[key] }) { return cursor }
        return usesStored ? await stored(key) : nil
    }
}
