public import ChallengeCore
public import ChallengeTerminal

/// The data of a collection for one run of a command.
///
/// - Key: What names an item on the command line: its identifier, or also a code.
public struct CollectionAccess<Key: Hashable & Sendable, Item: NamedItemContract, Field: FilterFieldContract>: Sendable
where Field.Item == Item {
    let schema: RecordSchema<Item>
    let related: (any RelatedItemsContract<Item>)?
    let names: SavedNames<Item>?
    let saved: any ItemSearchContract<Item>
    private let proposesNames: Bool
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy
    let filter: ItemFilter<Field>
    let condition: (@Sendable (ItemFilter<Field>, Item) -> Bool)?
    let one: @Sendable (Key, CachePolicy) async throws -> Fetched<Item>
    let several: @Sendable ([Key], CachePolicy) async throws -> LookupResults<Key, Item>
    let page: @Sendable (Int, ItemFilter<Field>, CachePolicy) async throws -> Fetched<Page<Item>>

    /// - Parameters:
    ///   - related: The items of another feature that fields of the schema show.
    ///   - names: The names that fields of the schema show for a single item.
    ///   - saved: The search for items.
    ///   - proposesNames: `true` if an empty list proposes similar names.
    ///   - filter: The criteria of the options, without the name.
    ///   - condition: Selects items of a list that the API does not select; `nil` selects all.
    ///   - one: Fetches one item, as `several` and `page` fetch others.
    public init(
        _ schema: RecordSchema<Item>, with related: (any RelatedItemsContract<Item>)? = nil,
        names: SavedNames<Item>? = nil,
        saved: any ItemSearchContract<Item>, proposesNames: Bool = true, history: any HistoryRecorderContract,
        cachePolicy: CachePolicy,
        filter: ItemFilter<Field>, where condition: (@Sendable (ItemFilter<Field>, Item) -> Bool)? = nil,
        one: @escaping @Sendable (Key, CachePolicy) async throws -> Fetched<Item>,
        several: @escaping @Sendable ([Key], CachePolicy) async throws -> LookupResults<Key, Item>,
        page: @escaping @Sendable (Int, ItemFilter<Field>, CachePolicy) async throws -> Fetched<Page<Item>>
    ) {
        self.schema = schema
        self.related = related
        self.names = names
        self.saved = saved
        self.proposesNames = proposesNames
        self.history = history
        self.cachePolicy = cachePolicy
        self.filter = filter
        self.condition = condition
        self.one = one
        self.several = several
        self.page = page
    }

    /// Returns the condition that is decided on this machine, over the whole list; `nil` if the API decides about all.
    func wholeListCondition(_ filter: ItemFilter<Field>) -> (@Sendable (Item) -> Bool)? {
        if filter.consistsOfCriteria, condition == nil { return nil }
        return { [condition] item in
            (filter.consistsOfCriteria || filter.includes(item)) && condition?(filter, item) ?? true
        }
    }

    /// Returns the items that a text means and that meet the other conditions, starting with the best match.
    func items(matching text: String, _ filter: ItemFilter<Field>) async throws -> Fetched<RankedMatches<Item>> {
        let filter = filter.with(nil)
        return try await saved.items(matching: text, cachePolicy).accepted(by: saved.freshness).map { found in
            found.filter { filter.includes($0) && condition?(filter, $0) ?? true }
        }
    }

    /// Returns the names of items on this machine that a text means or probably means, and that meet the other
    /// conditions.
    func similarNames(to filter: ItemFilter<Field>) async -> [String] {
        guard proposesNames, let name = filter[.name] else { return [] }
        let others = filter.with(nil)
        let meetsOthers = { (item: Item) in others.includes(item) && condition?(others, item) ?? true }
        let found = await saved.items(matching: name).value
        if others == .none, condition == nil { return found.similarNames }
        if !found.isEmpty { return found.filter(meetsOthers).similarNames }
        var names: [String] = []
        for nearest in found.nearestNames.nearest {
            let items = await saved.items(matching: nearest).value.items
            if items.contains(where: { $0.name == nearest && meetsOthers($0) }) { names.append(nearest) }
        }
        return names
    }
}
