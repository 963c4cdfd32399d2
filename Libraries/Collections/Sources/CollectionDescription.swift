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
    /// Returns the conventions of the collection's API.
    public let api: @Sendable () -> APIConventions
    /// Returns the path of the collection below the address of the API.
    public let path: @Sendable () -> String
    /// The schema for the file of the cache.
    public let schema: Schema
    /// Returns `true` if the cache is in a file, so that a sync and the commands for the cache know the collection.
    public let isStored: @Sendable () -> Bool
    /// Returns the sync of the collection.
    public let sync: @Sendable (RepositorySession) -> any CollectionSyncContract
    /// Returns a request for the first page without the cache.
    public let check: @Sendable (RepositorySession) -> @Sendable () async throws(APIError) -> Void
    /// Returns the items for code that does not know their models.
    public let items: @Sendable (RepositorySession) -> CollectionItems
    /// Returns the items for a browser.
    public let browsing: @Sendable (_ session: @escaping @Sendable () -> RepositorySession) -> BrowsableItems
    private let makeFields: @Sendable () -> [Field<AnyRecord>]
    private let makeSummary: @Sendable () -> [Field<AnyRecord>]
    private let makeGroupings: @Sendable () -> [ItemGrouping]
    public let link: LinkTarget
    private let shortNames: [String]
    /// The names of the fields that items of other collections show of an item that they refer to.
    package let summaryNames: [String]
    /// The words for the values of copied records, by the names of their fields.
    package let copyWords: [String: CopyWords]

    /// - Parameters:
    ///   - filters: The options of the list that a link can contain.
    ///   - isIdentifier: Returns `true` for a text that names an item in a link.
    ///   - summary: The names of the fields that items of other collections show of an item that they refer to.
    ///   - shortNames: The short names of the commands, which name the kind in other commands, too.
    ///   - copyWords: The words for the values of copied records that readers see in other words than programs, by
    ///     the names of their fields.
    public init<DTO: ItemDTO, Field>(
        _: DTO.Type, _ collection: ItemCollection<Field>, filters: [String],
        isIdentifier: @escaping @Sendable (String) -> Bool,
        groupings: @autoclosure @escaping @Sendable () -> [ItemGrouping] = [], summary: [String],
        shortNames: [String] = [],
        copyWords: [String: CopyWords] = [:]
    ) {
        let (kind, plural, schema) = (collection.kind, collection.plural, collection.schema)
        self.kind = kind
        self.plural = plural
        self.shortNames = shortNames
        api = { DTO.collection.api }
        path = { DTO.collection.path }
        self.schema = DTO.fileSchema(plural)
        isStored = { DTO.collection.storage == .file }
        sync = { CollectionSync<DTO>($0, title: "\(kind).cached.\(plural)") }
        check = { session in
            { () async throws(APIError) in
                do {
                    _ = try await collection.reads(session).page(1, .none, .noCache)
                } catch {
                    throw APIError(error)
                }
            }
        }
        items = { CollectionItems(collection, $0) }
        browsing = { session in
            BrowsableItems(kind, { collection.reads(session()).search }, schema, summary: summary)
        }
        makeFields = { schema().erasedFields }
        makeSummary = { schema().erasedFields(summary) }
        makeGroupings = groupings
        summaryNames = summary
        self.copyWords = copyWords
        link = LinkTarget(
            item: kind, collection: plural, filters: filters, isIdentifier: isIdentifier)
    }

    /// All fields of an item.
    package var fields: [Field<AnyRecord>] { makeFields() }

    /// Returns the addresses of the pictures of all items on this machine.
    public func pictures(_ session: RepositorySession) async -> [String] {
        await pictures(session, of: nil).sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns the addresses of the pictures of items on this machine; `nil` means all items.
    public func pictures(_ session: RepositorySession, of keys: [ItemKey]?) async -> [ItemKey: String] {
        guard let picture = RecordSchema(fields: fields).picture else { return [:] }
        return await items(session).saved(keys).compactMapValues(picture)
    }

    /// The fields that items of other collections show of an item that they refer to.
    var summary: [Field<AnyRecord>] { makeSummary() }

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

    /// The names of the fields of an item.
    public var fieldNames: [FieldName] { RecordSchema(fields: fields).fieldNames }

    public var noun: Noun { "\(kind).noun" }

    public var name: KindName { KindName(one: kind, plural: plural, noun: noun, short: shortNames) }
}
