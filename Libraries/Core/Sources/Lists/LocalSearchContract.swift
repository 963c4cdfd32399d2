/// The items of a collection on this machine, which are found without a request.
public protocol LocalSearchContract<Item>: Sendable {
    associatedtype Item: NamedItemContract

    /// Finds the items whose names contain every word of `name`.
    func items(named name: String) async -> NameMatches<Item>

    /// Finds the items whose names contain every word of `name`, of those that an API finds.
    ///
    /// - Parameter page: Fetches a page of the items whose names contain the text.
    func items<Failure: Error>(
        named name: String, page: (_ number: Int, _ text: String) async throws(Failure) -> Fetched<Page<Item>>
    ) async throws(Failure) -> NameMatches<Item>

    /// Finds the items whose names, identifiers or codes start with the text.
    func items(startingWith text: String) async -> [Item]

    /// Finds the items whose texts match, the best match first.
    func items(matching text: String) async -> Fetched<RankedMatches<Item>>

    /// Returns all items of the complete collection in the cache, or else those of the snapshot.
    func allItems() async -> Fetched<[Item]>
}

extension LocalSearchContract {
    /// Finds items by name: `localFirst` on this machine, the other policies with the filter of the API.
    public func items<Failure: Error>(
        named name: String, _ cachePolicy: CachePolicy,
        page: (_ number: Int, _ text: String) async throws(Failure) -> Fetched<Page<Item>>
    ) async throws(Failure) -> NameMatches<Item> {
        if cachePolicy == .localFirst { return await items(named: name) }
        return try await items(named: name, page: page)
    }
}
