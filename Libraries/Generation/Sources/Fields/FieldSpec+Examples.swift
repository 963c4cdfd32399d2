internal import ChallengeCore
internal import ChallengeTerminal

/// What a field holds in the tests that are generated.
extension FieldSpec {
    private var exampleValue: JSONValue { (try? JSONValue(json: example)) ?? .null }

    /// The first word of the example, as a user would search for it.
    var exampleWord: String {
        guard case .string(let text) = exampleValue else { return name }
        return text.split { !$0.isLetter }.first?.lowercased() ?? name
    }

    /// The example as the wire's type has it.
    var swiftExample: String {
        if type == .number, case .integer(let number) = exampleValue { return "\(number).0" }
        return exampleValue.swiftLiteral
    }

    /// The example as the model has it.
    var modelExample: String {
        switch (type, exampleValue) {
        case (.moment, let value): "Timestamp(\(value.swiftLiteral))"
        case (.link, .string(let address)): address.linkedIdentifier ?? "nil"
        case (.list(.link), .array(let addresses)):
            "[\(addresses.compactMap(\.linkedIdentifier).joined(separator: ", "))]"
        default: swiftExample
        }
    }

    /// The example as it is kept: a moment is written as the model writes it.
    var keptExample: String {
        guard type == .moment, case .string(let text) = exampleValue else { return swiftExample }
        return JSONValue.string(Timestamp(text)?.description ?? "").swiftLiteral
    }

    /// A value that says nothing, as the wire has it, and what the model has instead; `nil` for a field that has no such.
    var doubtful: (wire: String, model: String)? {
        switch type {
        case .moment: ("\"yesterday\"", "nil")
        case .link: ("\"\"", "nil")
        case .list(.link): ("[\"\", \"https://example.org/api/thing/2\"]", "[2]")
        default: nil
        }
    }

    /// A value that a table could take for something else, and that no other field has.
    func hostileValue(rank: Int) -> String {
        switch type {
        case .text, .moment, .link: #""\u{0}’s \"Ünï\" '; DROP TABLE \#(name); --""#
        case .integer: "-\(rank)"
        case .number: "-\(rank).25"
        case .truth: rank.isMultiple(of: 2) ? "true" : "false"
        case .list(.integer): "[-\(rank), 0]"
        case .list: #"["", "a\n\#(name)"]"#
        }
    }
}

extension JSONValue {
    fileprivate var linkedIdentifier: String? {
        if case .string(let address) = self { address.linkedIdentifier } else { nil }
    }
}

extension String {
    fileprivate var linkedIdentifier: String? {
        split(separator: "/").last.flatMap { Int($0) }.map(String.init)
    }
}

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
