internal import ChallengeCore
public import ChallengePersistence

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// An item of a collection, as the API sends it.
public protocol ItemDTO: Decodable, Equatable, Sendable, Identifiable where ID: ItemIdentifier {}

/// An identifier that an API gives to its items: a number or a text.
public protocol ItemIdentifier: Hashable, Sendable, LosslessStringConvertible {
    /// `false` for values that no API gives to an item.
    var isValid: Bool { get }

    /// The value in a column of the cache.
    var sqlValue: SQLValue { get }
}

extension Int: ItemIdentifier {
    public var isValid: Bool { self > 0 }
    public var sqlValue: SQLValue { SQLValue(self) }
}

extension String: ItemIdentifier {
    /// The time to compare two texts can grow with the square of their length, so an identifier must be short.
    public var isValid: Bool { (1...256).contains(utf8.count) }
    public var sqlValue: SQLValue { .text(self) }
}

extension Array where Element: ItemIdentifier {
    /// The identifiers as a JSON array, for `json_each` of SQLite.
    var jsonArray: String {
        if let numbers = self as? [Int] { return "[\(numbers.map(String.init).joined(separator: ","))]" }
        guard let json = try? JSONEncoder().encode(map(\.description)) else { return "[]" }
        return String(decoding: json, as: UTF8.self)
    }

    /// The identifiers in one column of the cache, separated by commas.
    var columnText: String {
        map { identifier in
            identifier.description.replacing("%", with: "%25").replacing(",", with: "%2C")
        }.joined(separator: ",")
    }

    /// Reads ``columnText``.
    init(columnText: String) {
        self = columnText.split(separator: ",").compactMap { text in
            Element(String(text).replacing("%2C", with: ",").replacing("%25", with: "%"))
        }
    }
}
