public import ChallengeCore
public import ChallengeRepository

/// A snapshot of a few items, all of them on the first page of every list.
public struct SnapshotDataSourceMock<Item: ItemDTO>: SnapshotDataSourceContract {
    public static var date: SnapshotDate { SnapshotDate("2024-10") }

    private let items: [Item]

    public init(_ items: [Item] = []) {
        self.items = items
    }

    public func getItems(identifiers: [Int]) -> Bundled<[Item]> {
        Bundled(value: items.filter { identifiers.contains($0.id) }, asOf: Self.date)
    }

    public func getPage(_ key: PageKey) -> Bundled<PageDTO<Item>> {
        let info = PageInfoDTO(count: items.count, pages: items.isEmpty ? 0 : 1)
        return Bundled(value: PageDTO(info: info, results: key.page == 1 ? items : []), asOf: Self.date)
    }
}
