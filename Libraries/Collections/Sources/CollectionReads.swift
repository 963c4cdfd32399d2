public import ChallengeCore

/// The reads of a collection, by which shared commands fetch items: those of its repository, and its search.
///
/// - Key: What names an item on the command line: its identifier, or also a code.
public struct CollectionReads<Key: Hashable & Sendable, Item: NamedItemContract, Field: FilterFieldContract>: Sendable
where Field.Item == Item {
    let search: any ItemSearchContract<Item>
    let one: @Sendable (Key, CachePolicy) async throws -> Fetched<Item>
    let several: @Sendable ([Key], CachePolicy) async throws -> LookupResults<Key, Item>
    let page: @Sendable (Int, ItemFilter<Field>, CachePolicy) async throws -> Fetched<Page<Item>>

    public init(
        search: any ItemSearchContract<Item>,
        one: @escaping @Sendable (Key, CachePolicy) async throws -> Fetched<Item>,
        several: @escaping @Sendable ([Key], CachePolicy) async throws -> LookupResults<Key, Item>,
        page: @escaping @Sendable (Int, ItemFilter<Field>, CachePolicy) async throws -> Fetched<Page<Item>>
    ) {
        self.search = search
        self.one = one
        self.several = several
        self.page = page
    }
}
