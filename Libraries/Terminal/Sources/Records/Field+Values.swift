public import ChallengeCore
internal import ChallengeJSON
internal import ChallengeResources

/// Fields for the frequent types of values; `rank` is the priority of the column in a narrow table.
extension Field {
    /// Creates the field `id`.
    public static func identifier<ID: ItemIdentifier>(header: String, _ value: @escaping @Sendable (Item) -> ID)
        -> Field
    {
        Field(
            "id", header: header,
            column: ID.self == Int.self
                ? TableColumn(alignment: .trailing, priority: 0, minimumWidth: 3) : TableColumn(priority: 0),
            json: { value($0).key.json })
    }

    /// Creates the field for the text that names an item.
    public static func title(_ name: String, header: String, _ value: @escaping @Sendable (Item) -> String) -> Field {
        Field(
            name, header: header, column: TableColumn(priority: 0, minimumWidth: 20), json: { .string(value($0)) })
    }

    public static func text(
        _ name: String, header: String, rank: Int, _ value: @escaping @Sendable (Item) -> String?
    ) -> Field {
        Field(name, header: header, column: TableColumn(priority: rank), json: { .string(value($0)) })
    }

    public static func integer(
        _ name: String, header: String, rank: Int, _ value: @escaping @Sendable (Item) -> Int?
    ) -> Field {
        Field(
            name, header: header, column: TableColumn(alignment: .trailing, priority: rank, minimumWidth: 4),
            json: { .integer(value($0)) })
    }

    public static func decimal(
        _ name: String, header: String, rank: Int, _ value: @escaping @Sendable (Item) -> Double?
    ) -> Field {
        Field(
            name, header: header, column: TableColumn(alignment: .trailing, priority: rank, minimumWidth: 4),
            json: { .double(value($0)) })
    }

    public static func flag(
        _ name: String, header: String, rank: Int, _ value: @escaping @Sendable (Item) -> Bool?
    ) -> Field {
        Field(
            name, header: header, column: TableColumn(priority: rank, minimumWidth: 5), json: { .bool(value($0)) })
    }

    /// Creates the field for a day in ISO 8601, which a screen shows in the words of the language.
    public static func day(
        _ name: String, header: String, rank: Int, _ value: @escaping @Sendable (Item) -> String?
    ) -> Field {
        Field(
            name, header: header, column: TableColumn(priority: rank), json: { .string(value($0)) },
            screenText: { value($0)?.localizedDate ?? "" })
    }

    /// Creates the field for a time, which tables do not have.
    public static func date(
        _ name: String, header: String, rank: Int, _ value: @escaping @Sendable (Item) -> Timestamp?
    ) -> Field {
        Field(name, header: header, column: .hidden, moment: value)
    }

    /// Creates the field for a web address, which tables do not have.
    public static func address(
        _ name: String, header: String, rank: Int, _ value: @escaping @Sendable (Item) -> String?
    ) -> Field {
        Field(name, header: header, column: .hidden, json: { .string(value($0)) })
    }

    /// Creates the field for a list of texts, which tables do not have.
    public static func texts(
        _ name: String, header: String, rank: Int, _ value: @escaping @Sendable (Item) -> [String]?
    ) -> Field {
        Field(name, header: header, column: .hidden, list: { value($0)?.map { .string($0) } })
    }

    /// Creates the field for a list of numbers, which tables do not have.
    public static func integers(
        _ name: String, header: String, rank: Int, _ value: @escaping @Sendable (Item) -> [Int]?
    ) -> Field {
        Field(name, header: header, column: .hidden, list: { value($0)?.map { .integer($0) } })
    }
}
