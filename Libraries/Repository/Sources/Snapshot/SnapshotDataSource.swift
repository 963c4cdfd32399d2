public import ChallengeCore
public import ChallengeResources

/// Reads a collection from a file inside the executable, a line for each thing behind one that says from when they are.
///
/// An actor because it reads its lines once, when the first question comes, and keeps them for the next.
public actor SnapshotDataSource<Line: SnapshotLineContract>: SnapshotDataSourceContract {
    private let pagination = Pagination(size: 20)
    private let asset: EmbeddedAsset
    private lazy var lines = asset.text.split(separator: "\n")
    private lazy var things = lines.dropFirst().compactMap { Line($0) }
    private var lastSearch: (criteria: [Criterion], matches: [Line])?

    public init(_ asset: EmbeddedAsset, as line: Line.Type = Line.self) {
        self.asset = asset
    }

    public func getItems(identifiers: [Int]) -> Bundled<[Line.Item]> {
        let wanted = Set(identifiers)
        return Bundled(value: things.filter { wanted.contains($0.id) }.map(\.item), asOf: asOf)
    }

    public func getPage(_ key: PageKey) -> Bundled<PageDTO<Line.Item>> {
        let matches = matches(key.criteria)
        let pages = pagination.pages(of: matches.count)
        let results = pagination.items(on: key.page, of: matches)
        return Bundled(
            value: PageDTO(info: PageInfoDTO(count: matches.count, pages: pages), results: results.map(\.item)),
            asOf: asOf)
    }

    /// When the snapshot was taken.
    private var asOf: SnapshotDate { SnapshotDate(lines.first.map(String.init) ?? "") }

    private func matches(_ criteria: [Criterion]) -> [Line] {
        if let lastSearch, lastSearch.criteria == criteria { return lastSearch.matches }
        let tests = criteria.map(SnapshotCriterion.init)
        let matches = things.filter { line in tests.allSatisfy { $0.isMet(by: line) } }
        lastSearch = (criteria, matches)
        return matches
    }
}
