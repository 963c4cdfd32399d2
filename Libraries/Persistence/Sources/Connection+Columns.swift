/// The tables and columns of a database, for a diagnosis of its rows.
extension Connection {
    /// Returns the names of the tables with rows of the program, without virtual tables and the tables of SQLite.
    public func namesOfTables() throws(DatabaseError) -> [String] {
        try rows(
            """
            SELECT name FROM sqlite_schema
            WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
                AND name <> 'schemas'
            """
        ) { $0.text(0) }
    }

    /// Returns the columns of a table; empty if there is no such table.
    public func columns(of table: String) throws(DatabaseError) -> [ColumnDefinition] {
        try rows("SELECT name, lower(type) FROM pragma_table_info(?)", [.text(table)]) {
            ColumnDefinition(name: $0.text(0), type: $0.text(1))
        }
    }
}

/// A column of a table.
public struct ColumnDefinition: Sendable, Equatable {
    private static let types = ["integer", "text", "real", "blob"]

    public let name: String
    /// The type in lower case, such as `text`; empty if the column has none.
    public let type: String

    /// The condition for the rows in which the value has another type; `nil` if the column accepts every type.
    ///
    /// SQLite stores a value of any type, so its own check does not find them.
    public var conditionForWrongType: String? {
        Self.types.contains(type) ? "typeof(\(name.quotedForSQL)) NOT IN ('\(type)', 'null')" : nil
    }
}

extension String {
    /// The text as the name of a table or column.
    public var quotedForSQL: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
