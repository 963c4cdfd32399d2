public import ChallengePersistence

/// An item of a collection, as the API sends it.
public protocol ItemDTO: Decodable, Equatable, Sendable, Identifiable where ID: ItemIdentifier {}

/// An item as a row of a table of the cache.
public protocol RowDTO: ItemDTO {
    static var table: String { get }

    /// The table's columns beside `source`, `id` and `fetched_at`.
    static var columns: [String] { get }

    /// Reads a row that holds the identifier, and behind it the columns.
    init(_ row: borrowing SQLRow)

    /// The values of the columns.
    var values: [SQLValue] { get }
}
