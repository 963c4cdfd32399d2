internal import ChallengeCore
public import ChallengePersistence

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// An identifier of an item in an API: a number or a text.
public protocol ItemIdentifier: Comparable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Returns the identifiers with these numbers, or `nil` if identifiers of this type are not numbers.
    static func consecutive(_ numbers: ClosedRange<Int>) -> [Self]?

    /// `false` for values that no API uses as an identifier.
    var isValid: Bool { get }

    /// Reads a column of the cache.
    init(_ row: borrowing SQLRow, column: Int)

    /// The value in a column of the cache.
    var sqlValue: SQLValue { get }

    /// The value in JSON.
    var jsonText: String { get }
}

extension Int: ItemIdentifier {
    public static func consecutive(_ numbers: ClosedRange<Int>) -> [Int]? { Array(numbers) }

    public init(_ row: borrowing SQLRow, column: Int) { self = row.integer(column) }

    public var isValid: Bool { self > 0 }
    public var sqlValue: SQLValue { SQLValue(self) }
    public var jsonText: String { String(self) }
}

extension String: ItemIdentifier {
    public static func consecutive(_ numbers: ClosedRange<Int>) -> [String]? { nil }

    public init(_ row: borrowing SQLRow, column: Int) { self = row.text(column) }

    /// `true` if the text is short and not empty.
    ///
    /// The time to compare two texts can grow with the square of their length, so an identifier must be short. It must
    /// not contain a NUL, because SQLite ends a text in a JSON array there.
    public var isValid: Bool { (1...256).contains(utf8.count) && !utf8.contains(0) }
    public var sqlValue: SQLValue { .text(self) }
    public var jsonText: String { JSONWriter.quoted(self) }
}

extension ItemIdentifier {
    var json: JSONValue { (self as? Int).map(JSONValue.integer) ?? .string(description) }
}

extension Array where Element: ItemIdentifier {
    /// The identifiers as a JSON array for SQLite's `json_each`.
    var jsonArray: String { "[\(columnText)]" }

    /// The identifiers as a value of one column of the cache: ``jsonArray`` without its brackets.
    var columnText: String { map(\.jsonText).joined(separator: ",") }

    /// Reads ``columnText``; returns `nil` for other text.
    init?(columnText: String) {
        // Numbers are parsed without a decoder, because decoding takes longer than the rest of a cached fetch.
        let parts = columnText.split(separator: ",")
        if let numbers = parts.map({ Int($0) }) as? Self {
            self = numbers
            return
        }
        guard let elements = try? JSONDecoder().decode(Self.self, from: Data("[\(columnText)]".utf8)) else {
            return nil
        }
        self = elements
    }
}
