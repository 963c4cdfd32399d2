internal import ChallengeCore
public import ChallengePersistence

/// An item of a collection, as the API sends it.
public protocol ItemDTO: Decodable, Equatable, Sendable, Identifiable where ID: ItemIdentifier {}

/// An item that the cache saves as a row.
public protocol RowDTO: ItemDTO {
    static var table: String { get }

    /// The columns of the table except `source` (the address of the API), `id` and `fetched_at`.
    static var columns: [String] { get }

    /// The column of the text by which a user recognizes the item.
    static var nameColumn: String { get }

    /// The columns that the criteria of lists compare, by the names of the criteria.
    static var filters: KeyValuePairs<String, String> { get }

    /// The columns whose texts a full-text search finds, starting with the name.
    static var searchedColumns: [String] { get }

    /// Reads a row: the identifier at position 0, then the ``columns``.
    init(_ row: borrowing SQLRow)

    /// The values of the ``columns``.
    var values: [SQLValue] { get }
}

extension RowDTO {
    /// The text of the column by which a user recognizes the item.
    var rowName: String { texts(of: [Self.nameColumn])[0] }

    /// Returns the texts of the columns; a value that is no text is empty.
    func texts(of columns: [String]) -> [String] {
        let values = Dictionary(zip(Self.columns, values)) { first, _ in first }
        return columns.map { if case .text(let text) = values[$0] { text } else { "" } }
    }

    /// Returns `true` if the rows of both items are equal, byte by byte.
    ///
    /// The operator `==` takes quadratic time for some texts.
    func hasValues(of other: Self) -> Bool {
        zip(values, other.values).allSatisfy { value, other in
            if case (.text(let text), .text(let other)) = (value, other) {
                text.isBytewiseEqual(to: other)
            } else {
                value == other
            }
        }
    }
}
