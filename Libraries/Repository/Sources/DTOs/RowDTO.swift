public import ChallengePersistence

/// A thing of the API as a row of a table of its own.
public protocol RowDTO: ItemDTO {
    static var table: String { get }

    /// The table's columns beside `source`, `id` and `fetched_at`.
    static var columns: [String] { get }

    /// Reads a row that holds the identifier, and behind it the columns.
    init(_ row: borrowing SQLRow)

    /// What stands in the columns.
    var values: [SQLValue] { get }
}
