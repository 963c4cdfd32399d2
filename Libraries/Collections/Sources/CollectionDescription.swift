public import ChallengeCore
public import ChallengePersistence
public import ChallengeRepository
public import ChallengeTerminal

/// The values that the rest of the program knows about a collection of the API.
///
/// What spans the collections, such as search and sync, uses these values, so that it names no collection.
public struct CollectionDescription: Sendable {
    /// The command for one item, such as `character`, which is also the kind in the history and the first part of keys.
    public let kind: String
    /// The command for the lists, such as `characters`, which is also the name of the table.
    public let plural: String
    /// Returns the path of the collection below the address of the API.
    public let path: @Sendable () -> String
    public let schema: Schema
    /// Returns the sync of the collection.
    public let sync: @Sendable (RepositorySession) -> any CollectionSyncContract
    /// Returns a request for the first page without the cache.
    public let check: @Sendable (RepositorySession) -> @Sendable () async throws(APIError) -> Void
    /// Returns the items for code that does not know their models.
    public let items: @Sendable (RepositorySession) -> NamedItems
    /// Returns the items for a browser.
    public let browsing: @Sendable (RepositorySession) -> BrowsableItems
    private let makeGroupings: @Sendable () -> [ItemGrouping]
    public let link: LinkTarget

    /// - Parameters:
    ///   - filters: The options of the list that a link can contain.
    ///   - isIdentifier: Returns `true` for a text that names an item in a link.
    ///   - record: The fields of an item.
    ///   - saved: Returns the search for items.
    public init<DTO: ItemDTO, Item: NamedItemContract>(
        of dto: DTO.Type, kind: String, plural: String, filters: [String],
        isIdentifier: @escaping @Sendable (String) -> Bool,
        groupings: @autoclosure @escaping @Sendable () -> [ItemGrouping],
        record: @autoclosure @escaping @Sendable () -> RecordSchema<Item>,
        saved: @escaping @Sendable (RepositorySession) -> any ItemSearchContract<Item>
    ) {
        self.kind = kind
        self.plural = plural
        path = { DTO.collection.path }
        schema = DTO.schema(plural)
        sync = { CollectionSync<DTO>($0, title: "\(kind).cached.\(plural)") }
        check = { session in
            let remote = CollectionSources<DTO>(session).remote
            return { () async throws(APIError) in _ = try await remote.getPage(PageKey(page: 1), .none) }
        }
        items = { NamedItems(saved($0)) }
        browsing = { BrowsableItems(kind, saved($0), record()) }
        makeGroupings = groupings
        link = LinkTarget(
            item: kind, collection: plural, filters: filters, isIdentifier: isIdentifier)
    }

    /// The groupings of the statistics, starting with the default.
    public var groupings: [ItemGrouping] { makeGroupings() }

    /// The tables that `challenge cache status` shows.
    public var tables: [CacheTable] {
        [
            CacheTable(plural, title: "\(kind).cached.\(plural)"),
            CacheTable("\(plural)_pages", title: "\(kind).cached.pages"),
            CacheTable(
                "\(plural)_collection", field: "complete.\(plural)", title: "\(kind).cached.complete", value: .date),
        ]
    }

    /// The key of the word for the items, with a plural form.
    public var noun: String { "\(kind).noun" }

    public var name: KindName { KindName(one: kind, plural: plural, noun: noun) }
}

/// A member by which the statistics count the items of a collection.
public struct ItemGrouping: Sendable {
    /// The word for `--by`.
    public let name: String
    /// The key of the header above the values.
    public let header: String
    /// `true` if the values are numbers, whose order the statistics keep.
    public let isOrdered: Bool
    /// Returns a value as a screen shows it, in the current language.
    public let screenText: @Sendable (String) -> String
    /// Returns the values of each item on this machine; an item can have several values or none.
    public let values: @Sendable (RepositorySession) async -> Fetched<[[String]]>

    public init(
        _ name: String, header: String, isOrdered: Bool = false,
        screenText: @escaping @Sendable (String) -> String = { $0 },
        values: @escaping @Sendable (RepositorySession) async -> Fetched<[[String]]>
    ) {
        self.name = name
        self.header = header
        self.isOrdered = isOrdered
        self.screenText = screenText
        self.values = values
    }
}

extension ItemGrouping {
    /// Creates a grouping by one value of each item.
    ///
    /// - Parameter saved: Returns the items on this machine.
    public init<Item>(
        _ name: String, header: String, isOrdered: Bool = false,
        screenText: @escaping @Sendable (String) -> String = { $0 },
        of saved: @escaping @Sendable (RepositorySession) -> any ItemSearchContract<Item>,
        value: @escaping @Sendable (Item) -> String
    ) {
        self.init(name, header: header, isOrdered: isOrdered, screenText: screenText) { session in
            await saved(session).allItems().map { $0.map { [value($0)] } }
        }
    }
}
