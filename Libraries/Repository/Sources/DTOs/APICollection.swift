package import ChallengeCore
public import ChallengeNetworking
internal import ChallengePersistence

/// A collection of an API: its path, its name on this machine, and the members of its items.
///
/// The members are declared once, on the DTO. The responses of the API, the rows of the cache, the lines of the
/// snapshot, the criteria of lists and the searches follow from the declaration.
///
///     static let collection = APICollection<LocationDTO>(
///         api: .rickAndMorty, path: "/location", name: "locations",
///         .text("name", \.name, .filter, .searched),
///         .text("created", \.created))
///
/// The type has no constraint, because the runtime looks up conformances slowly, and many commands declare all collections.
public final class APICollection<Item>: Sendable {
    public let api: APIConventions
    /// The path below the address of the API, such as `/location`.
    public let path: String
    /// The name of the table and of the section of the snapshot, such as `locations`.
    public let name: String
    /// The place of the cache.
    public let storage: CollectionStorage
    let several: SeveralItems
    private let query: [Endpoint.QueryItem]
    /// The names of the columns after the identifier, as SQL writes them; the first one is the name.
    let columns: [String]
    /// The positions of the columns with criteria of lists; a criterion has the name of its column.
    let filters: [Int]
    /// The uses of the columns, with their positions.
    let uses: [(position: Int, use: ColumnUse)]
    /// The positions of the columns whose beginnings select an item, starting with the name.
    let selecting: [Int]
    /// The member with the identifier.
    let identifier: String
    fileprivate let identifiers: IdentifierPattern
    fileprivate let members: [StoredColumn<Item>]

    /// - Parameters:
    ///   - identifier: The member with the identifier.
    ///   - identifiers: The pattern of identifiers that are texts; other texts of a command line are names.
    ///   - storage: The place of the cache.
    ///   - several: The endpoint for several items; `nil` for that of the API.
    ///   - query: Further items of the query of every page.
    ///   - members: The members of the item after its identifier; the first one is the name.
    public init(
        api: APIConventions, path: String, name: String, identifier: String = "id",
        identifiers: IdentifierPattern = .any, storage: CollectionStorage = .file, several: SeveralItems? = nil,
        query: [Endpoint.QueryItem] = [], _ members: StoredColumn<Item>...
    ) {
        self.api = api
        self.path = path
        self.name = name
        self.identifier = identifier
        self.identifiers = identifiers
        self.storage = storage
        self.members = members
        self.several = several ?? api.several
        self.query = query
        uses = members.enumerated().flatMap { position, member in member.uses.map { (position, $0) } }
        // The brackets allow every name, such as `order` or `info.count`. Unlike a quoted name, a missing column is an
        // error.
        columns = members.map { "[\($0.name)]" }
        filters = uses.compactMap { if case .criterion = $0.use { $0.position } else { nil } }
        selecting = [0] + uses.compactMap { if case .code = $0.use { $0.position } else { nil } }
    }

    /// Returns the query of a request for a page with so many items, or for so many items by their identifiers.
    func query(size: Int) -> [Endpoint.QueryItem] { query + api.query(size: size) }
}

extension APICollection where Item: ItemDTO {
    /// The formats of the columns, such as `text`.
    var formats: [String] { members.map { $0.format } }

    /// `true` if each property of the item, except the identifier, has one column.
    package var isComplete: Bool {
        let properties = Mirror(reflecting: Item()).children.count - 1
        return members.count == properties && Set(members.map(\.property)).count == properties
    }

    /// Returns `true` for a text that is an identifier and no name.
    public func isIdentifier(_ text: String) -> Bool { Item.ID(.text(text)).isValid && identifiers.matches(text) }

    /// Reads an item of a response.
    ///
    /// The identifier and the name are required. Other texts, and lists, can be missing or null, and are then empty.
    func item(_ container: MemberContainer) throws -> Item {
        var item = Item()
        item.id = try container.value(at: identifier)
        if let name = members.first?.name { try container.require(name) }
        for member in members { try member.decode(container, &item) }
        return item
    }

    /// Reads a row: the identifier at position 0, then the columns.
    func item(_ row: borrowing SQLRow) -> Item {
        var item = Item()
        item.id = Item.ID(row, column: 0)
        for index in members.indices { members[index].read(row.text(index + 1), &item) }
        return item
    }

    /// Reads a line of the snapshot, which has the same columns.
    func item(_ identifier: Item.ID, _ texts: [Substring]) -> Item {
        var item = Item()
        item.id = identifier
        for index in members.indices { members[index].read(String(texts[index + 1]), &item) }
        return item
    }

    func text(_ column: Int, of item: Item) -> String { members[column].text(item) }

    func texts(of item: Item) -> [String] { members.map { $0.text(item) } }

    /// Returns the name of a criterion in the API; `nil` for one that the API does not answer.
    func parameter(of criterion: String) -> String? { self.criterion(criterion)?.parameter }

    /// Returns the comparison of a criterion; `nil` for an unknown one.
    func match(of criterion: String) -> FilterMatch? { self.criterion(criterion)?.match }

    func match(ofColumn column: Int) -> FilterMatch { match(of: members[column].name) ?? .part }

    /// Returns the texts of an item that a criterion compares.
    func filterTexts(_ column: Int, of item: Item) -> [String] {
        members[column].filterTexts(members[column].text(item))
    }

    /// Returns the texts in a stored text that a criterion compares.
    func filterTexts(_ column: Int, in stored: some StringProtocol) -> [String] {
        members[column].filterTexts(String(stored))
    }

    /// `true` if the API finds items by parts of their names.
    var findsNames: Bool { parameter(of: criterionOfName) != nil && match(of: criterionOfName) == .part }

    package var filterRules: FilterRules {
        let names = filters.map { members[$0].name }
        return FilterRules(
            answered: Set(names.filter { parameter(of: $0) != nil }),
            exact: Set(names.filter { match(of: $0) == .exact }),
            anchored: api.anchoredFilterPrefixes)
    }

    private func criterion(_ name: String) -> (parameter: String?, match: FilterMatch)? {
        for case (let position, .criterion(let parameter, let match)) in uses where members[position].name == name {
            return (parameter, match)
        }
        return nil
    }

    /// The criterion of lists that the name is compared with.
    var criterionOfName: String { members.first?.name ?? "" }

    /// Returns the position of the column that a criterion compares; `nil` for an unknown criterion.
    func column(of criterion: String) -> Int? { filters.first { members[$0].name == criterion } }
}
