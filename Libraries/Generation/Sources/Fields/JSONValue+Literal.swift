internal import ChallengeCore

extension JSONValue {
    /// The value as a literal of Swift.
    var swiftLiteral: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let text): text.swiftLiteral
        case .array(let elements): "[\(elements.map(\.swiftLiteral).joined(separator: ", "))]"
        case .object: "[:]"
        }
    }
}

extension String {
    /// The text between quotes; quotes, backslashes and control characters are escaped.
    fileprivate var swiftLiteral: String {
        let content = unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(content.joined())\""
    }
}
