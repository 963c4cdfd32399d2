internal import ChallengePersistence

/// A collection of an API: its path, its name on this machine, and the members of its items.
///
/// The members are declared once, on the DTO. The responses of the API, the rows of the cache, the lines of the
/// snapshot, the criteria of lists and the searches follow from the declaration.
///
///     static let collection = APICollection<LocationDTO>(
///         path: "/location", name: "locations",
///         .text("name", \.name, .filter, .searched),
///         .text("created", \.created),
///         make: LocationDTO.init)
public final class APICollection<Item: ItemDTO>: Sendable {
    /// The path below the address of the API, such as `/location`.
    public let path: String
    /// The name of the table and of the section of the snapshot, such as `locations`.
    public let name: String
    /// The names of the columns after the identifier, as SQL writes them; the first one is the name.
    let columns: [String]
    /// The formats of the columns, such as `text`.
    let formats: [String]
    /// The names of the members in these columns.
    private let members: [String]
    /// The positions of the columns with criteria of lists; a criterion has the name of its column.
    let filters: [Int]
    /// The uses of the columns, with their positions.
    let uses: [(position: Int, use: ColumnUse)]
    /// The positions of the columns whose beginnings select an item, starting with the name.
    let selecting: [Int]
    private let decode: @Sendable (MemberContainer) throws -> Item
    /// Makes an item of its identifier and the texts of its columns.
    private let read: @Sendable (_ identifier: Item.ID, _ text: (Int) -> String) -> Item
    private let write: [@Sendable (Item) -> String]

    /// - Parameters:
    ///   - identifier: The member with the identifier.
    ///   - column: The members of the item after its identifier, in the order of `make`; the first one is the name.
    ///   - make: The memberwise initializer of the item.
    ///
    /// It is inlinable, because reading items through unspecialized packs takes six times as long.
    @inlinable
    public convenience init<each Value>(
        path: String, name: String, identifier: String = "id", _ column: repeat StoredColumn<Item, each Value>,
        make: @escaping @Sendable (Item.ID, repeat each Value) -> Item
    ) {
        var columns: [ColumnPart<Item>] = []
        // The debug compiler crashes on a loop over a pack, but not on a local function.
        func add<Member>(_ column: StoredColumn<Item, Member>) { columns.append(column.part) }
        repeat add(each column)
        self.init(
            path: path, name: name, columns: columns,
            decode: { members in
                func next<Member>(_ column: StoredColumn<Item, Member>) throws -> Member { try column.decode(members) }
                return make(try members.identifier(identifier), repeat try next(each column))
            },
            read: { identifier, text in
                var position = -1
                func next<Member>(_ column: StoredColumn<Item, Member>) -> Member {
                    position += 1
                    return column.value(text(position))
                }
                return make(identifier, repeat next(each column))
            })
    }

    @usableFromInline
    init(
        path: String, name: String, columns: [ColumnPart<Item>],
        decode: @escaping @Sendable (MemberContainer) throws -> Item,
        read: @escaping @Sendable (_ identifier: Item.ID, _ text: (Int) -> String) -> Item
    ) {
        uses = columns.enumerated().flatMap { position, column in column.uses.map { (position, $0) } }
        self.path = path
        self.name = name
        formats = columns.map(\.format)
        // The brackets allow every name, such as `order` or `info.count`. Unlike a quoted name, a missing column is an
        // error.
        self.columns = columns.map { "[\($0.name)]" }
        members = columns.map(\.name)
        filters = uses.compactMap { if case .filter = $0.use { $0.position } else { nil } }
        selecting = [0] + uses.compactMap { if case .code = $0.use { $0.position } else { nil } }
        write = columns.map(\.text)
        self.decode = decode
        self.read = read
    }

    /// Reads an item of a response.
    func item(_ members: MemberContainer) throws -> Item { try decode(members) }

    /// Reads a row: the identifier at position 0, then the columns.
    func item(_ row: borrowing SQLRow) -> Item {
        let texts = columns.indices.map { row.text($0 + 1) }
        return read(Item.ID(row, column: 0)) { texts[$0] }
    }

    /// Reads a line of the snapshot, which has the same columns.
    func item(_ identifier: Item.ID, _ texts: [Substring]) -> Item { read(identifier) { String(texts[$0 + 1]) } }

    func text(_ column: Int, of item: Item) -> String { write[column](item) }

    func texts(of item: Item) -> [String] { write.map { $0(item) } }

    /// The criterion of lists that the name is compared with.
    var criterionOfName: String { members[0] }

    /// Returns the position of the column that a criterion compares; `nil` for an unknown criterion.
    func column(of criterion: String) -> Int? { filters.first { members[$0] == criterion } }
}
