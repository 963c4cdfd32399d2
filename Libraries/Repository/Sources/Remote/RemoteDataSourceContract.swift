public import ChallengeNetworking

/// A collection as the API gives it.
public protocol RemoteDataSourceContract<Item>: Sendable {
    associatedtype Item: ItemDTO

    func getItem(identifier: Int) async throws(APIError) -> Item

    /// Those of the items that exist, in any order.
    func getItems(identifiers: [Int]) async throws(APIError) -> [Item]

    func getPage(_ key: PageKey) async throws(APIError) -> PageDTO<Item>
}
