public import ChallengeCore
public import ChallengeResources

/// A collection of the snapshot, which is a file inside the executable.
///
/// It returns the same items and pages as the API in the month of the snapshot. It reads its section of the file once,
/// at the first request.
public actor SnapshotDataSource<Line: SnapshotLineContract> {
    private let read: @Sendable () -> SnapshotSection
    private let api: APIConventions
    private lazy var section = read()
    private lazy var lines = section.lines.compactMap { Line($0) }
    private var lastSearch: (criteria: [Criterion], matches: [Line])?

    /// - Parameter collection: The name of the collection in the file, such as `characters`.
    public init(
        _ asset: @autoclosure @escaping @Sendable () -> EmbeddedAsset, collection: String, api: APIConventions,
        as line: Line.Type = Line.self
    ) {
        self.init(api: api) { SnapshotSection(collection, in: asset().bytes) }
    }

    init(api: APIConventions, read: @escaping @Sendable () -> SnapshotSection) {
        self.read = read
        self.api = api
    }

    /// Returns those of the items that the snapshot contains.
    public func getItems(identifiers: [Line.Item.ID]) -> Bundled<[Line.Item]> {
        let wanted = Set(identifiers)
        return Bundled(value: lines.filter { wanted.contains($0.id) }.map { $0.item }, asOf: date)
    }

    /// Returns a page, or `nil` if the snapshot does not support a criterion.
    ///
    /// A page after the end is `nil`, too, because today's list may be longer.
    public func getPage(_ key: PageKey) -> Bundled<PageDTO<Line.Item>>? {
        guard let first = lines.first, key.criteria.allSatisfy({ first.text(of: $0.name) != nil }) else { return nil }
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

    var date: SnapshotDate { SnapshotDate(String(section.month)) }

    private func matches(_ criteria: [Criterion]) -> [Line] {
        if let lastSearch, lastSearch.criteria == criteria { return lastSearch.matches }
        let tests = criteria.map { SnapshotCriterion($0, api: api) }
        let matches = lines.filter { line in tests.allSatisfy { $0.isMet(by: line) } }
        lastSearch = (criteria, matches)
        return matches
    }
}

/// A line of a snapshot's file: the values of an item, without those that can be computed from its identifiers.
public protocol SnapshotLineContract<Item>: Sendable {
    associatedtype Item: ItemDTO

    /// Reads a line; returns `nil` if it does not belong to this collection.
    init?(_ line: Substring)

    /// Returns the line from which the item can be read again.
    static func line(for item: Item) -> String

    var id: Item.ID { get }

    var item: Item { get }

    /// Returns the text to compare with a criterion of this name, or `nil` if there is no such criterion.
    func text(of criterion: String) -> Substring?
}

/// A criterion of a list, which compares the bytes of texts as the API does.
struct SnapshotCriterion: Sendable {
    private let name: String
    private let searched: SearchedText

    init(_ criterion: Criterion, api: APIConventions) {
        name = criterion.name
        searched = SearchedText(criterion, api: api)
    }

    func isMet(by line: some SnapshotLineContract) -> Bool {
        guard let text = line.text(of: name)?.lowercased().utf8, case let value = searched.value.utf8 else {
            return false
        }
        if searched.isAnchored { return text.starts(with: value) }
        // The text after a later index is shorter than the value.
        guard case let room = text.count - value.count, room >= 0 else { return false }
        return text.indices.prefix(room + 1).contains { text[$0...].starts(with: value) } || value.isEmpty
    }
}

/// Full-text search in the snapshot.
extension SnapshotDataSource where Line.Item: RowDTO {
    /// Returns the identifiers of the items that match, starting with the best match.
    public func search(_ query: SearchQuery) -> Bundled<[Line.Item.ID]> {
        let items = items
        let found = TextScan(texts: items.map { $0.searchableText }).search(query)
        return Bundled(value: found.map { items[$0].id }, asOf: date)
    }

    /// Returns the names that are nearest to the words of a query that finds nothing, the nearest one first.
    public func nearestNames(to query: SearchQuery, limit: Int = 5) -> Bundled<[NearName]> {
        let items = items
        return Bundled(value: query.nearestNames(among: items.map { $0.rowName }, limit: limit), asOf: date)
    }
}
