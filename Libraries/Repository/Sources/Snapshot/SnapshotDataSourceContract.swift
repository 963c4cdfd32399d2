public import ChallengeCore

/// A collection as it shipped with the program, answering as the API would have when it was collected.
public protocol SnapshotDataSourceContract<Item>: Sendable {
    associatedtype Item: ItemDTO

    /// Those of the items that it knows.
    func getItems(identifiers: [Int]) async -> Bundled<[Item]>

    /// The page; without items when the list ends before.
    func getPage(_ key: PageKey) async -> Bundled<PageDTO<Item>>
}
