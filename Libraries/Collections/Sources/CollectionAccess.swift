public import ChallengeCore
public import ChallengeTerminal

/// The data of a collection for one run of a command.
///
/// - Key: What names an item on the command line: its identifier, or also a code.
public struct CollectionAccess<Key: Hashable & Sendable, Item: NamedItemContract, Field: FilterFieldContract>: Sendable
where Field.Item == Item {
    let schema: RecordSchema<Item>
    let related: (any RelatedItemsContract<Item>)?
    let saved: (any LocalSearchContract<Item>)?
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy
    let filter: ItemFilter<Field>
    let condition: (@Sendable (ItemFilter<Field>, Item) -> Bool)?
    let one: @Sendable (Key, CachePolicy) async throws -> Fetched<Item>
    let several: @Sendable ([Key], CachePolicy) async throws -> LookupResults<Key, Item>
    let page: @Sendable (Int, ItemFilter<Field>, CachePolicy) async throws -> Fetched<Page<Item>>
    let named: @Sendable (String, CachePolicy) async throws -> NameMatches<Item>

    /// - Parameters:
    ///   - related: The items of another feature that fields of the schema show.
    ///   - saved: The items on this machine, whose names an empty list proposes; `nil` proposes none.
    ///   - filter: The criteria of the options, without the name.
    ///   - condition: Selects items of a list that the API does not select; `nil` selects all.
    ///   - one: Fetches one item, as `several`, `page` and `named` fetch others.
    public init(
        _ schema: RecordSchema<Item>, with related: (any RelatedItemsContract<Item>)? = nil,
        saved: (any LocalSearchContract<Item>)?, history: any HistoryRecorderContract, cachePolicy: CachePolicy,
        filter: ItemFilter<Field>, where condition: (@Sendable (ItemFilter<Field>, Item) -> Bool)? = nil,
        one: @escaping @Sendable (Key, CachePolicy) async throws -> Fetched<Item>,
        several: @escaping @Sendable ([Key], CachePolicy) async throws -> LookupResults<Key, Item>,
        page: @escaping @Sendable (Int, ItemFilter<Field>, CachePolicy) async throws -> Fetched<Page<Item>>,
        named: @escaping @Sendable (String, CachePolicy) async throws -> NameMatches<Item>
    ) {
        self.schema = schema
        self.related = related
        self.saved = saved
        self.history = history
        self.cachePolicy = cachePolicy
        self.filter = filter
        self.condition = condition
        self.one = one
        self.several = several
        self.page = page
        self.named = named
    }

    /// Returns the condition that is decided on this machine, over the whole list; `nil` if the API decides about all.
    func wholeListCondition(_ filter: ItemFilter<Field>) -> (@Sendable (Item) -> Bool)? {
        if filter.consistsOfCriteria, condition == nil { return nil }
        return { [condition] item in
            (filter.consistsOfCriteria || filter.includes(item)) && condition?(filter, item) ?? true
        }
    }

    /// Returns the names that are similar to the searched one, of items that meet the other conditions.
    func similarNames(to filter: ItemFilter<Field>) async -> [String] {
        guard let saved else { return [] }
        let others = filter.withoutName
        let meetsOthers = { (item: Item) in others?.includes(item) ?? true && condition?(filter, item) ?? true }
        return await NameMatches.similarNames(
            to: filter[.name], where: others == nil && condition == nil ? nil : meetsOthers
        ) { name in
            await saved.items(named: name)
        }
    }
}
