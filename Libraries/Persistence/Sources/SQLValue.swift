/// A value as SQLite knows it: what is bound to a statement, and what a row holds.
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
