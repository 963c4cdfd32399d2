internal import CSQLite

/// A value of SQLite, as an argument of a statement or a column of a row.
public enum SQLValue: Sendable, Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    public init(integerLiteral value: Int64) { self = .integer(value) }

    public init(stringLiteral value: String) { self = .text(value) }

    public init(nilLiteral: ()) { self = .null }

    public init(_ value: Int) { self = .integer(Int64(value)) }

    public init(_ value: Int?) { self = value.map { .integer(Int64($0)) } ?? .null }
}

/// The current row of a query.
///
/// It reads from the statement, so it is valid only inside the closure that receives it.
public struct SQLRow: ~Copyable {
    private let statement: OpaquePointer

    init(_ statement: OpaquePointer) { self.statement = statement }

    public subscript(column: Int) -> SQLValue {
        switch sqlite3_column_type(statement, Int32(column)) {
        case SQLiteType.integer: .integer(sqlite3_column_int64(statement, Int32(column)))
        case SQLiteType.real: .real(sqlite3_column_double(statement, Int32(column)))
        case SQLiteType.text: .text(text(column))
        case SQLiteType.blob: .blob(bytes(column))
        default: .null
        }
    }

    /// Returns the column as an integer; SQLite converts other types, and NULL is 0.
    public func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(statement, Int32(column))) }

    /// Returns the column as a real number; SQLite converts other types, and NULL is 0.
    public func real(_ column: Int) -> Double { sqlite3_column_double(statement, Int32(column)) }

    /// Returns the column as text, including NUL bytes; NULL is empty.
    public func text(_ column: Int) -> String {
        guard let start = sqlite3_column_text(statement, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Calls the body with the bytes of the column, which are valid only during the call; NULL is empty.
    public func withBytes(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let start = sqlite3_column_text(statement, Int32(column))
        body(UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, Int32(column)))))
    }

    /// Returns the bytes of the column; NULL is empty.
    public func bytes(_ column: Int) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, Int32(column)) else { return [] }
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }
}

/// The type codes of SQLite's columns.
private enum SQLiteType {
    static let integer: Int32 = 1
    static let real: Int32 = 2
    static let text: Int32 = 3
    static let blob: Int32 = 4
}
