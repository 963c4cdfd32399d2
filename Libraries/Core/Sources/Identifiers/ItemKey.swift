/// An identifier of an item of any collection: a number or a text.
///
/// Code for a single collection uses the type of its identifiers, which is ``ItemIdentifier``. Code for items of several
/// collections uses keys.
public enum ItemKey: Hashable, Sendable {
    case number(Int)
    case text(String)
}

extension ItemKey: Comparable {
    /// Numbers precede texts; texts are compared byte by byte, which takes linear time.
    public static func < (left: ItemKey, right: ItemKey) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left < right
        case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
        case (.number, .text): true
        case (.text, .number): false
        }
    }
}

extension ItemKey: CustomStringConvertible {
    public var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .text(let text): text
        }
    }
}

extension ItemKey: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    public init(integerLiteral value: Int) { self = .number(value) }
    public init(stringLiteral value: String) { self = .text(value) }
}

/// The type of the identifiers of a collection: `Int` or `String`.
public protocol ItemIdentifier: Comparable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Converts a key of the other type; the number of other text is 0, which is invalid.
    init(_ key: ItemKey)

    var key: ItemKey { get }

    /// `false` for values that no API uses as an identifier.
    var isValid: Bool { get }

    /// Returns the identifiers with these numbers, or `nil` if identifiers of this type are not numbers.
    static func consecutive(_ numbers: ClosedRange<Int>) -> [Self]?
}

extension Int: ItemIdentifier {
    public init(_ key: ItemKey) {
        switch key {
        case .number(let number): self = number
        case .text(let text): self = Int(text) ?? 0
        }
    }

    public var key: ItemKey { .number(self) }
    public var isValid: Bool { self > 0 }

    public static func consecutive(_ numbers: ClosedRange<Int>) -> [Int]? { Array(numbers) }
}

extension String: ItemIdentifier {
    public init(_ key: ItemKey) { self = key.description }

    public var key: ItemKey { .text(self) }

    /// `true` for a short text that can be a segment of an address.
    ///
    /// The time to compare two texts can grow with the square of their length, so an identifier must be short. SQLite
    /// ends a text in a JSON array at a NUL. The segments `.` and `..` change the path.
    public var isValid: Bool { (1...256).contains(utf8.count) && !utf8.contains(0) && self != "." && self != ".." }

    public static func consecutive(_ numbers: ClosedRange<Int>) -> [String]? { nil }
}
