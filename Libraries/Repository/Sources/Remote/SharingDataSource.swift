public import ChallengeCore

/// A remote in front of another one, in which concurrent requests for the same value are one request.
public struct SharingDataSource<Item: ItemDTO>: RemoteDataSourceContract {
    private struct Request<Key: Hashable & Sendable>: Hashable {
        let key: Key
        let use: ResponseUse
    }

    private let remote: any RemoteDataSourceContract<Item>
    private let items = SingleFlight<Request<Item.ID>, Item>()
    private let lists = SingleFlight<Request<[Item.ID]>, [Item]>()
    private let pages = SingleFlight<Request<PageKey>, PageDTO<Item>>()

    public init(_ remote: any RemoteDataSourceContract<Item>) { self.remote = remote }

    public func getItem(identifier: Item.ID, _ use: ResponseUse) async throws(APIError) -> Item {
        try await items.run(Request(key: identifier, use: use)) { () async throws(APIError) in
            try await remote.getItem(identifier: identifier, use)
        }
    }

    public func getItems(identifiers: [Item.ID], _ use: ResponseUse) async throws(APIError) -> [Item] {
        try await lists.run(Request(key: identifiers, use: use)) { () async throws(APIError) in
            try await remote.getItems(identifiers: identifiers, use)
        }
    }

    public func getPage(_ key: PageKey, _ use: ResponseUse) async throws(APIError) -> PageDTO<Item> {
        try await pages.run(Request(key: key, use: use)) { () async throws(APIError) in
            try await remote.getPage(key, use)
        }
    }
}
