public import ChallengeCoreMocks
public import ChallengeNetworking
public import ChallengeRepository
public import Testing

/// A remote data source that answers as it was told, and records what it was asked.
public struct RemoteDataSourceMock<Item: ItemDTO>: RemoteDataSourceContract {
    public let one: MockedCall<Int, Item, APIError>
    public let several: MockedCall<[Int], [Item], APIError>
    public let page: MockedCall<PageKey, PageDTO<Item>, APIError>

    public init(sourceLocation: SourceLocation = #_sourceLocation) {
        one = MockedCall("getItem", unconfigured: .cancelled, sourceLocation: sourceLocation)
        several = MockedCall("getItems", unconfigured: .cancelled, sourceLocation: sourceLocation)
        page = MockedCall("getPage", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    public func getItem(identifier: Int) async throws(APIError) -> Item { try one(identifier) }

    public func getItems(identifiers: [Int]) async throws(APIError) -> [Item] { try several(identifiers) }

    public func getPage(_ key: PageKey) async throws(APIError) -> PageDTO<Item> { try page(key) }
}
