/// A value as JSON knows it, its members in the order in which they are written.
public indirect enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// A name and its value inside an object.
public struct JSONMember: Sendable, Equatable {
    public let name: String
    public let value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}

extension JSONValue {
    /// The text, or `null` where there is none.
    public static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// The number, or `null` where there is none.
    public static func integer(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

    /// How a person or a line-oriented tool reads it.
    var plainText: String {
        switch self {
        case .null: ""
        case .string(let text): text
        case .array(let elements): elements.map(\.plainText).joined(separator: ",")
        default: JSONText.compact(self)
        }
    }
}
