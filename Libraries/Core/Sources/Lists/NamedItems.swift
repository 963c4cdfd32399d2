/// The items of a collection, for code of other features, which does not know their models.
public struct NamedItems: Sendable {
    /// Finds the items whose names contain every word of the name; `localFirst` finds them without a request.
    public let named: @Sendable (_ name: String, CachePolicy) async throws(APIError) -> NameMatches<NamedItem>

    /// Finds the items on this machine whose names, identifiers or codes start with the text.
    public let starting: @Sendable (_ text: String) async -> [NamedItem]

    /// Finds the items on this machine whose texts match, the best match first.
    public let matching: @Sendable (_ text: String) async -> Fetched<RankedMatches<NamedItem>>

    /// Returns the identifiers of all items on this machine.
    public let keys: @Sendable () async -> Fetched<[ItemKey]>

    public init(
        named: @escaping @Sendable (_ name: String, CachePolicy) async throws(APIError) -> NameMatches<NamedItem>,
        starting: @escaping @Sendable (_ text: String) async -> [NamedItem],
        matching: @escaping @Sendable (_ text: String) async -> Fetched<RankedMatches<NamedItem>>,
        keys: @escaping @Sendable () async -> Fetched<[ItemKey]>
    ) {
        self.named = named
        self.starting = starting
        self.matching = matching
        self.keys = keys
    }

    /// Creates the items of a feature.
    ///
    /// - Parameters:
    ///   - saved: The items on this machine.
    ///   - find: Finds items by their names.
    ///   - apiError: Returns the error of the feature without the cases of the feature.
    public init<Item: NamedItemContract, Failure: Error>(
        saved: any LocalSearchContract<Item>,
        find: @escaping @Sendable (_ name: String, CachePolicy) async throws(Failure) -> NameMatches<Item>,
        apiError: @escaping @Sendable (Failure) -> APIError
    ) {
        named = { (name, cachePolicy) async throws(APIError) in
            do throws(Failure) {
                return try await find(name, cachePolicy).map { NamedItem($0) }
            } catch {
                throw apiError(error)
            }
        }
        starting = { text in await saved.items(startingWith: text).map { NamedItem($0) } }
        matching = { text in await saved.items(matching: text).map { $0.map { NamedItem(found: $0) } } }
        keys = { await saved.allItems().map { $0.map(\.key) } }
    }
}
