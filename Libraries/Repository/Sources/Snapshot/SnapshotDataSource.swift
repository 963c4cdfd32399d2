public import ChallengeCore
public import ChallengeResources

/// A collection of the snapshot, which is a file inside the executable.
///
/// It returns the same items and pages as the API in the month of the snapshot. It reads its section of the file once,
/// at the first request.
public actor SnapshotDataSource<Item: ItemDTO>: SnapshotDataSourceContract {
    private let read: @Sendable () -> SnapshotSection
    private var api: APIConventions { Item.collection.api }
    private lazy var section = read()
    private lazy var lines = section.lines.compactMap { SnapshotLine<Item>($0) }
    private var lastSearch: (criteria: [Criterion], matches: [SnapshotLine<Item>])?

    public init(_ asset: @autoclosure @escaping @Sendable () -> EmbeddedAsset) {
        self.init { SnapshotSection(Item.table, in: asset().bytes) }
    }

    init(read: @escaping @Sendable () -> SnapshotSection) {
        self.read = read
    }

    /// Returns those of the items that the snapshot contains.
    public func getItems(identifiers: [Item.ID]) -> Bundled<[Item]> {
        let wanted = Set(identifiers)
        return Bundled(value: lines.filter { wanted.contains($0.id) }.map { $0.item }, asOf: date)
    }

    /// Returns a page, or `nil` if the snapshot does not support a criterion.
    ///
    /// A page after the end is `nil`, too, because today's list may be longer.
    public func getPage(_ key: PageKey) -> Bundled<PageDTO<Item>>? {
        guard !lines.isEmpty, key.criteria.allSatisfy({ Item.collection.column(of: $0.name) != nil }) else {
            return nil
        }
        let matches = matches(key.criteria)
        let pagination = Pagination(size: api.pageSize)
        let pages = pagination.pages(of: matches.count)
        guard key.page <= max(1, pages) else { return nil }
        let results = pagination.items(on: key.page, of: matches)
        return Bundled(
            value: PageDTO(info: PageInfoDTO(count: matches.count, pages: pages), results: results.map { $0.item }),
            asOf: date)
    }

    private(set) lazy var items = lines.map { $0.item }

    var isEmpty: Bool { lines.isEmpty }

    /// The origin of all items; `nil` if the snapshot has no section of the collection.
    var origin: Origin? { isEmpty ? nil : .snapshot(date) }

    var date: SnapshotDate { SnapshotDate(String(section.month)) }

    private func matches(_ criteria: [Criterion]) -> [SnapshotLine<Item>] {
        if let lastSearch, lastSearch.criteria == criteria { return lastSearch.matches }
        let tests = criteria.map { SnapshotCriterion($0, Item.collection.match(of: $0.name) ?? .part, api: api) }
        let matches = lines.filter { line in tests.allSatisfy { $0.isMet(by: line) } }
        lastSearch = (criteria, matches)
        return matches
    }
}

/// A line of a snapshot's file: the identifier of an item and the texts of its columns.
struct SnapshotLine<Item: ItemDTO>: Sendable {
    let id: Item.ID
    private let texts: [Substring]

    /// Reads a line; returns `nil` if it has another number of columns or no valid identifier.
    init?(_ line: Substring) {
        texts = line.columns
        guard let first = texts.first, texts.count == Item.columns.count + 1 else { return nil }
        id = Item.ID(.text(String(first)))
        if !id.isValid { return nil }
    }

    var item: Item { Item.collection.item(id, texts) }

    /// The texts by which the item is found.
    var text: ItemText { Item.collection.text(id) { String(texts[$0 + 1]) } }

    /// The number of items that refer to the item.
    var appearances: Int { Item.collection.appearances { String(texts[$0 + 1]) } }

    /// Returns the line from which the item can be read again.
    static func text(of item: Item) -> String {
        (["\(item.id)"] + Item.collection.texts(of: item)).joined(separator: "\t")
    }

    /// Returns the texts that a criterion of this name compares; `nil` for an unknown criterion.
    func texts(of criterion: String) -> [String]? {
        Item.collection.column(of: criterion).map { Item.collection.filterTexts($0, in: texts[$0 + 1]) }
    }
}

/// A criterion of a list, which compares the bytes of texts as the API does.
struct SnapshotCriterion: Sendable {
    private let name: String
    private let searched: SearchedText

    init(_ criterion: Criterion, _ match: FilterMatch, api: APIConventions) {
        name = criterion.name
        searched = SearchedText(criterion, match, api: api)
    }

    func isMet<Item>(by line: SnapshotLine<Item>) -> Bool { line.texts(of: name).map(searched.isMet) ?? false }
}

/// A search in the folded texts of the snapshot.
extension SnapshotDataSource {
    /// Returns the items that match, in the order of their identifiers.
    func search(_ query: SearchQuery) -> Bundled<[RankedMatch<Item>]> {
        let matcher = ItemMatcher(query)
        let matches = lines.compactMap { line in
            matcher.rank(of: line.text).map { RankedMatch(line.item, rank: $0, appearances: line.appearances) }
        }
        return Bundled(value: matches, asOf: date)
    }

    /// Returns the names that are nearest to the words of a query that finds nothing, the nearest one first.
    func nearestNames(to query: SearchQuery, limit: Int = 5) -> Bundled<[NearName]> {
        let items = items
        let names = query.nearestNames(
            among: items.map { (name: $0.rowName, appearances: $0.appearances) }, limit: limit)
        return Bundled(value: names, asOf: date)
    }
}
