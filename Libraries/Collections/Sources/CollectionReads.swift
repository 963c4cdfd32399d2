public import ChallengeCore
internal import ChallengeResources

/// The reads of a feature's repository, as the code that all collections share calls them.
///
/// Commands, relations, the browser, the statistics and other features read a collection by them.
///
///     extension LocationRepositoryContract {
///         var reads: CollectionReads<LocationFilterField> {
///             CollectionReads(search: search, one: getLocation, several: getLocations, page: searchLocationsPage)
///         }
///     }
public struct CollectionReads<Field: FilterFieldContract>: Sendable where Field.Item: NamedItemContract {
    public typealias Item = Field.Item
    public typealias Pages = @Sendable (Int, ItemFilter<Field>, CachePolicy) async throws -> Fetched<Page<Item>>

    public let search: any ItemSearchContract<Item>
    let one: @Sendable (ItemKey, CachePolicy) async throws -> Fetched<Item>
    let several: @Sendable ([ItemKey], CachePolicy) async throws -> LookupResults<ItemKey, Item>
    let page: Pages

    /// Creates the reads of a repository whose items have other names than identifiers, too.
    public init(
        search: any ItemSearchContract<Item>,
        one: @escaping @Sendable (ItemKey, CachePolicy) async throws -> Fetched<Item>,
        several: @escaping @Sendable ([ItemKey], CachePolicy) async throws -> LookupResults<ItemKey, Item>,
        page: @escaping Pages
    ) {
        self.search = search
        self.one = one
        self.several = several
        self.page = page
    }

    public init<ID: ItemIdentifier>(
        search: any ItemSearchContract<Item>,
        one: @escaping @Sendable (ID, CachePolicy) async throws -> Fetched<Item>,
        several: @escaping @Sendable ([ID], CachePolicy) async throws -> LookupResults<ID, Item>,
        page: @escaping Pages
    ) {
        self.init(
            search: search, one: { try await one(ID($0), $1) },
            several: { try await several($0.map { ID($0) }, $1).keyed(by: \.key) }, page: page)
    }
}

extension APIError {
    /// Creates the failure of a read without the cases of the feature; only the end of the task is another error.
    init(_ error: any Error) {
        self = (error as? any CollectionErrorContract)?.apiError ?? error as? APIError ?? .cancelled
    }
}
