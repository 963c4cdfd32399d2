public import ChallengeCore

/// A collection of an API.
public protocol RemoteDataSourceContract<Item>: RemoteItemsContract where Item: ItemDTO {
    func getItem(identifier: Item.ID, _ use: ResponseUse) async throws(APIError) -> Item

    /// Returns a page; a list without matches is a page without items.
    ///
    /// - Throws: ``APIError/pageNotFound(page:pages:)`` if the list ends before the page.
    func getPage(_ key: PageKey, _ use: ResponseUse) async throws(APIError) -> PageDTO<Item>
}

extension RemoteDataSourceContract {
    /// Returns one item, which is not requested yet.
    public func item(_ identifier: Item.ID) -> RemoteValue<Item> {
        RemoteValue { (use) async throws(APIError) in try await getItem(identifier: identifier, use) }
    }

    /// Returns one page, which is not requested yet.
    public func page(_ key: PageKey) -> RemoteValue<PageDTO<Item>> {
        let key = key.following(Item.collection)
        return RemoteValue { (use) async throws(APIError) in try await getPage(key, use) }
    }

    /// Requests several items for a repository without a cache.
    public func fetchItems(_ identifiers: [Item.ID]) async throws(APIError) -> LookupResults<Item.ID, Item> {
        do throws(APIError) {
            let received = try await getItems(identifiers: identifiers, .none)
            var results = received.failures.mapValues { LookupResult<Item>.failed(.failed($0)) }
            for item in received.items { results[item.id] = .found(Fetched(value: item, origin: .remote)) }
            return LookupResults(identifiers.map { .init($0, results[$0] ?? .notFound) })
        } catch .failed(let failure) {
            return LookupResults(identifiers.map { .init($0, .failed(.failed(failure))) })
        }
    }
}
