/// A JSON value that preserves the order of members.
public indirect enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// A member of a JSON object.
public struct JSONMember: Sendable, Equatable {
    public let name: String
    public let value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}

extension JSONValue {
    /// Returns the text, or `null` for `nil`.
    public static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// Returns the number, or `null` for `nil`.
    public static func integer(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

    /// Returns the number, or `null` for `nil`.
    public static func double(_ number: Double?) -> JSONValue { number.map { .double($0) } ?? .null }

    /// Returns the Boolean, or `null` for `nil`.
    public static func bool(_ value: Bool?) -> JSONValue { value.map { .bool($0) } ?? .null }

    /// Reads a text that consists of a single JSON value.
    public init(json text: String) throws(JSONReader.Malformed) {
        self = try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(JSONReader.Malformed) in
            var reader = JSONReader(bytes)
            let value = try reader.value()
            try reader.end()
            return value
        }
    }
}

extension [JSONMember] {
    /// The value of the first member with the name.
    public subscript(_ name: String) -> JSONValue? { first { $0.name == name }?.value }
}
