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
    let history: any HistoryRecorderContract
    let cachePolicy: CachePolicy
    let filter: ItemFilter<Field>
    private let condition: (@Sendable (Item) -> Bool)?
    private let selection: (@Sendable () async throws -> Fetched<Page<Item>>)?
    let one: @Sendable (Key, CachePolicy) async throws -> Fetched<Item>
    let several: @Sendable ([Key], CachePolicy) async throws -> LookupResults<Key, Item>
    let page: @Sendable (Int, ItemFilter<Field>, CachePolicy) async throws -> Fetched<Page<Item>>

    /// - Parameters:
    ///   - related: The items of another feature that fields of the schema show.
    ///   - names: The names that fields of the schema show for a single item.
    ///   - saved: The search for items.
    ///   - filter: The criteria of the options, without the name.
    ///   - condition: Selects items of a list that the API does not select; `nil` selects all.
    ///   - selection: Returns the page of all items that the options select in place of the API; `nil` without such
    ///     options.
    ///   - one: Fetches one item, as `several` and `page` fetch others.
    public init(
        _ schema: RecordSchema<Item>, with related: (any RelatedItemsContract<Item>)? = nil,
        names: SavedNames<Item>? = nil,
        saved: any ItemSearchContract<Item>, history: any HistoryRecorderContract, cachePolicy: CachePolicy,
        filter: ItemFilter<Field>, where condition: (@Sendable (Item) -> Bool)? = nil,
        of selection: (@Sendable () async throws -> Fetched<Page<Item>>)? = nil,
        one: @escaping @Sendable (Key, CachePolicy) async throws -> Fetched<Item>,
        several: @escaping @Sendable ([Key], CachePolicy) async throws -> LookupResults<Key, Item>,
        page: @escaping @Sendable (Int, ItemFilter<Field>, CachePolicy) async throws -> Fetched<Page<Item>>
    ) {
        self.schema = schema
        self.related = related
        self.names = names
        self.saved = saved
        self.history = history
        self.cachePolicy = cachePolicy
        self.filter = filter
        self.condition = condition
        self.selection = selection
        self.one = one
        self.several = several
        self.page = { number, filter, cachePolicy in
            if let selection { return try await selection() }
            return try await page(number, filter, cachePolicy)
        }
    }

    /// Returns the condition that is decided on this machine, over the whole list; `nil` if the API decides about all.
    func wholeListCondition(_ filter: ItemFilter<Field>) -> (@Sendable (Item) -> Bool)? {
        let isDecidedByAPI = filter.consistsOfCriteria && selection == nil
        if isDecidedByAPI, condition == nil { return nil }
        return { [condition] item in (isDecidedByAPI || filter.includes(item)) && condition?(item) ?? true }
    }

    /// Returns the items that a text means and that meet the other conditions, starting with the best match.
    func items(matching text: String, _ filter: ItemFilter<Field>) async throws -> Fetched<RankedMatches<Item>> {
        let filter = filter.with(nil)
        let found = try await saved.items(matching: text, cachePolicy).accepted(by: saved.freshness).map { found in
            found.filter { filter.includes($0) && condition?($0) ?? true }
        }
        guard let selected = try await selection?() else { return found }
        let keys = Set(selected.value.items.map(\.key))
        let both = found.value.filter { keys.contains($0.key) }
        return [found.map { _ in }, selected.map { _ in }].merged(both) ?? found
    }

    /// Returns the names of items on this machine that a text means or probably means, and that meet the other
    /// conditions.
    func similarNames(to filter: ItemFilter<Field>) async -> [String] {
        guard selection == nil, let name = filter[.name] else { return [] }
        let others = filter.with(nil)
        let meetsOthers = { (item: Item) in others.includes(item) && condition?(item) ?? true }
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
