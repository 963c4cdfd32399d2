public import ChallengeCore

/// A search for items by the words of their names.
///
/// The cache and the snapshot answer it without a request. The API answers it with its filter for names.
public struct NameSearch<Line: SnapshotLineContract>: Sendable where Line.Item: RowDTO {
    /// The largest number of matches that are returned, so that a short text does not load a whole cache.
    private static var mostMatches: Int { 1000 }

    /// The number of items after which no further page is requested, because a text with so many matches is ambiguous.
    private static var mostRequestedItems: Int { 200 }

    private let cache: SQLiteDataSource<Line.Item>
    private let snapshot: SnapshotDataSource<Line>

    init(cache: SQLiteDataSource<Line.Item>, snapshot: SnapshotDataSource<Line>) {
        self.cache = cache
        self.snapshot = snapshot
    }

    /// Returns the matches in the cache and the snapshot.
    ///
    /// The snapshot is not searched if the cache has the complete collection. A failure of the cache is ignored, because
    /// the fetch of the chosen item reports it.
    public func items(named name: String) async -> NameMatches<Line.Item> {
        guard let query = try? SearchQuery(wordsOfName: name) else { return NameMatches() }
        let cached = try? await cache.search(query)
        let identifiers = cached?.identifiers ?? []
        let loaded = Array(identifiers.prefix(Self.mostMatches))
        var items = (try? await cache.getItems(identifiers: loaded).map(\.value)) ?? []
        if cached?.collectionDate == nil { items += await itemsOfSnapshot(query) }
        if items.isEmpty { return NameMatches(nearestNames: await nearestNames(query)) }
        return NameMatches(items, of: query, omitted: identifiers.count - loaded.count) {
            $0.texts(of: [Line.Item.nameColumn]).joined()
        }
    }

    /// Returns the matches among the items that the API finds, and otherwise the nearest names on this machine.
    ///
    /// - Parameter page: Fetches a page of the items whose names contain the text.
    public func items<Item: NamedItemContract, Failure: Error>(
        named name: String, page: (_ number: Int, _ text: String) async throws(Failure) -> Page<Item>
    ) async throws(Failure) -> NameMatches<Item> {
        guard let query = try? SearchQuery(wordsOfName: name) else { return NameMatches() }
        var items: [Item] = []
        var number = 0
        var isLast = false
        var omitted = 0
        while !isLast, items.count < Self.mostRequestedItems {
            number += 1
            let page = try await page(number, name.longestWord)
            items += page.items
            isLast = page.isLast
            omitted = isLast ? 0 : page.count - items.count
        }
        let matches = NameMatches(items, of: query, omitted: omitted, name: \.name)
        return matches.isEmpty ? NameMatches(nearestNames: await nearestNames(query)) : matches
    }

    /// Returns the matches of the snapshot that the cache lacks; the cache has a newer name of the others.
    private func itemsOfSnapshot(_ query: SearchQuery) async -> [Line.Item] {
        let identifiers = await snapshot.search(query).value
        let cached = Set((try? await cache.getItems(identifiers: identifiers).map(\.value.id)) ?? [])
        return await snapshot.getItems(identifiers: identifiers.filter { !cached.contains($0) }).value
    }

    /// Returns the nearest names in the cache, and in the snapshot if the cache has only a part of the collection.
    private func nearestNames(_ query: SearchQuery) async -> [String] {
        let cached = (try? await cache.nearestNames(to: query)) ?? []
        if (try? await cache.search(query))?.collectionDate != nil { return cached }
        return Array((await snapshot.nearestNames(to: query).value + cached).withoutRepetition.prefix(5))
    }
}

extension NameSearch {
    public init(_ session: RepositorySession, snapshot: SnapshotDataSource<Line>) {
        self.init(
            cache: SQLiteDataSource(database: session.cache, apiAddress: session.apiAddress, api: session.api),
            snapshot: snapshot)
    }
}

extension NameMatches {
    /// Divides the items whose names match the query.
    fileprivate init(_ items: [Item], of query: SearchQuery, omitted: Int = 0, name: (Item) -> String) {
        let texts = items.map { SearchableText([name($0)]) }
        let matching = TextScan(texts: texts).search(query)
        let exactNames = query.wholeNames
        let isExact = { position in exactNames.contains { $0.hasBytes(of: texts[position].name) } }
        self.init(
            exact: matching.filter(isExact).map { items[$0] },
            partial: matching.filter { !isExact($0) }.map { items[$0] }, omitted: omitted)
    }
}

extension String {
    /// The longest word, as an API can find it in a name with other punctuation between the words.
    fileprivate var longestWord: String {
        let words = lowercased().unicodeScalars.split { !SearchWords.isPartOfWord($0) }
        return words.max { $0.count < $1.count }.map { String($0) } ?? self
    }
}
