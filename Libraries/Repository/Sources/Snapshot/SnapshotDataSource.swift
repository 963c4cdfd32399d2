public import ChallengeCore
public import ChallengeResources

/// A collection in a file inside the executable: a line for its date, and one for each item.
///
/// It answers as the API did on that date. It reads its lines once, at the first request.
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

    /// Returns the items that the snapshot has.
    public func getItems(identifiers: [Line.Item.ID]) -> Bundled<[Line.Item]> {
        let wanted = Set(identifiers)
        return Bundled(value: lines.filter { wanted.contains($0.id) }.map(\.item), asOf: date)
    }

    /// Returns a page, or `nil` for a criterion that the snapshot does not know.
    ///
    /// A page behind the end is `nil`, too, because today's list may be longer.
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

    private var date: SnapshotDate { SnapshotDate(rows.first.map(String.init) ?? "") }

    private func matches(_ criteria: [Criterion]) -> [Line] {
        if let lastSearch, lastSearch.criteria == criteria { return lastSearch.matches }
        let tests = criteria.map { SnapshotCriterion($0, api: api) }
        let matches = lines.filter { line in tests.allSatisfy { $0.isMet(by: line) } }
        lastSearch = (criteria, matches)
        return matches
    }
}

/// A line of a snapshot's file: the facts of an item, without what follows from its identifiers.
public protocol SnapshotLineContract: Sendable {
    associatedtype Item: ItemDTO

    /// Reads a line; `nil` if it is not one of this collection.
    init?(_ line: Substring)

    var id: Item.ID { get }

    /// The item as the API sends it.
    var item: Item { get }

    /// Returns the text that a criterion of this name is compared with, or `nil` if there is no such criterion.
    func text(of criterion: String) -> Substring?
}

/// A criterion of a list, compared as the API compares it.
struct SnapshotCriterion: Sendable {
    /// The factor by which two texts can differ in length and still be canonically equivalent.
    private static let largestExpansion = 9

    private let name: String
    private let value: String
    /// `true` if the value must match at the beginning of the text.
    private let isAnchored: Bool

    init(_ criterion: Criterion, api: APIConventions) {
        name = criterion.name
        value = criterion.value.lowercased()
        let bytes = value.utf8
        isAnchored = api.anchoredFilterValues.contains { bytes.starts(with: $0.utf8) }
    }

    func isMet(by line: some SnapshotLineContract) -> Bool {
        guard let text = line.text(of: name)?.lowercased() else { return false }
        // The search takes time in proportion to the value, also where the value cannot be part of the text.
        guard value.utf8.count <= Self.largestExpansion * text.utf8.count else { return false }
        return isAnchored ? text.hasPrefix(value) : text.contains(value)
    }
}
