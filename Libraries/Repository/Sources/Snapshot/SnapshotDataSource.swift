public import ChallengeCore
public import ChallengeResources

/// A collection in a file inside the executable, with a line for the date and a line for each item.
///
/// It returns the same items and pages as the API on that date. It reads its lines once, at the first request.
public actor SnapshotDataSource<Line: SnapshotLineContract> {
    private let text: @Sendable () -> String
    private let api: APIConventions
    private lazy var rows = text().split(separator: "\n")
    private lazy var lines = rows.dropFirst().compactMap { Line($0) }
    private var lastSearch: (criteria: [Criterion], matches: [Line])?

    public init(_ asset: EmbeddedAsset, api: APIConventions, as line: Line.Type = Line.self) {
        self.init(text: { asset.text }, api: api)
    }

    init(text: @escaping @Sendable () -> String, api: APIConventions) {
        self.text = text
        self.api = api
    }

    /// Returns those of the items that the snapshot contains.
    public func getItems(identifiers: [Line.Item.ID]) -> Bundled<[Line.Item]> {
        let wanted = Set(identifiers)
        return Bundled(value: lines.filter { wanted.contains($0.id) }.map(\.item), asOf: date)
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
            value: PageDTO(info: PageInfoDTO(count: matches.count, pages: pages), results: results.map(\.item)),
            asOf: date)
    }

    var items: [Line.Item] { lines.map(\.item) }

    var date: SnapshotDate { SnapshotDate(rows.first.map(String.init) ?? "") }

    private func matches(_ criteria: [Criterion]) -> [Line] {
        if let lastSearch, lastSearch.criteria == criteria { return lastSearch.matches }
        let tests = criteria.map { SnapshotCriterion($0, api: api) }
        let matches = lines.filter { line in tests.allSatisfy { $0.isMet(by: line) } }
        lastSearch = (criteria, matches)
        return matches
    }
}

/// A line of a snapshot's file: the values of an item, without those that can be computed from its identifiers.
public protocol SnapshotLineContract: Sendable {
    associatedtype Item: ItemDTO

    /// Reads a line; returns `nil` if it does not belong to this collection.
    init?(_ line: Substring)

    var id: Item.ID { get }

    var item: Item { get }

    /// Returns the text to compare with a criterion of this name, or `nil` if there is no such criterion.
    func text(of criterion: String) -> Substring?
}

/// A criterion of a list, which compares texts as the API does.
struct SnapshotCriterion: Sendable {
    /// The factor by which the lengths of two canonically equivalent texts can differ, in bytes of UTF-8.
    private static let largestExpansion = 9

    private let name: String
    private let searched: SearchedText

    init(_ criterion: Criterion, api: APIConventions) {
        name = criterion.name
        searched = SearchedText(criterion, api: api)
    }

    func isMet(by line: some SnapshotLineContract) -> Bool {
        guard let text = line.text(of: name)?.lowercased() else { return false }
        // A search takes time in proportion to the value, so a value that is too long to match is not searched.
        guard searched.value.utf8.count <= Self.largestExpansion * text.utf8.count else { return false }
        return searched.isAnchored ? text.hasPrefix(searched.value) : text.contains(searched.value)
    }
}
