internal import ChallengeTerminal

extension JSONValue {
    /// The value as a literal of Swift.
    var swiftLiteral: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let text): text.quoted { "\\u{\(String($0, radix: 16))}" }
        case .array(let elements): "[\(elements.map(\.swiftLiteral).joined(separator: ", "))]"
        case .object: "[:]"
        }
    }

    /// The value as JSON, on one line.
    var jsonLiteral: String {
        switch self {
        case .null: "null"
        case .string(let text):
            text.quoted {
                "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count) + String($0, radix: 16)
            }
        case .array(let elements): "[\(elements.map(\.jsonLiteral).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\(JSONValue.string($0.name).jsonLiteral): \($0.value.jsonLiteral)" }.joined(separator: ", "))}"
        default: swiftLiteral
        }
    }
}

extension String {
    /// The text between quotes, what would end it or cannot be seen written out.
    fileprivate func quoted(_ number: (UInt32) -> String) -> String {
        let content = unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": number(scalar.value)
            default: String(scalar)
            }
        }
        return "\"\(content.joined())\""
    }
}
