internal import ChallengeCore
public import ChallengePersistence
public import ChallengePlatform

/// A value of a property that a column of SQLite has in its own type; lists are texts.
public protocol SQLStoredContract: Sendable {
    var sqlValue: SQLValue { get }

    /// Reads ``sqlValue``; a value of another type is read as an empty one.
    init(sqlValue: SQLValue)
}

extension SQLRow {
    /// Returns the value of a column.
    public func value<Value: SQLStoredContract>(_ column: Int) -> Value { Value(sqlValue: self[column]) }
}

extension String: SQLStoredContract {
    public var sqlValue: SQLValue { .text(self) }
    public init(sqlValue: SQLValue) { if case .text(let text) = sqlValue { self = text } else { self = "" } }
}

extension Int: SQLStoredContract {
    public var sqlValue: SQLValue { .integer(Int64(self)) }
    public init(sqlValue: SQLValue) { if case .integer(let number) = sqlValue { self = Int(number) } else { self = 0 } }
}

extension Double: SQLStoredContract {
    public var sqlValue: SQLValue { .real(self) }
    public init(sqlValue: SQLValue) { if case .real(let number) = sqlValue { self = number } else { self = 0 } }
}

extension Bool: SQLStoredContract {
    public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
    public init(sqlValue: SQLValue) { self = sqlValue == .integer(1) }
}

/// A time is a text in ISO 8601.
extension Date: SQLStoredContract {
    public var sqlValue: SQLValue { .text(Timestamp(self).description) }
    public init(sqlValue: SQLValue) {
        self = Timestamp(String(sqlValue: sqlValue))?.date ?? Date(timeIntervalSince1970: 0)
    }
}

extension Array: SQLStoredContract where Element: StoredValueContract & Decodable {
    public var sqlValue: SQLValue { .text(storedText) }
    public init(sqlValue: SQLValue) { self.init(storedText: String(sqlValue: sqlValue)) }
}

extension Optional: SQLStoredContract where Wrapped: SQLStoredContract {
    public var sqlValue: SQLValue { self?.sqlValue ?? .null }
    public init(sqlValue: SQLValue) { self = sqlValue == .null ? nil : Wrapped(sqlValue: sqlValue) }
}
