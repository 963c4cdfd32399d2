internal import ChallengeCore
internal import ChallengeTerminal

/// The example values of a field in the generated tests.
extension FieldSpec {
    private var exampleValue: JSONValue { (try? JSONValue(json: example)) ?? .null }

    /// The first word of the example in lowercase, as a search term.
    var exampleWord: String {
        guard case .string(let text) = exampleValue else { return name }
        return text.split { !$0.isLetter }.first?.lowercased() ?? name
    }

    /// The example as a value of the DTO.
    var swiftExample: String {
        if type == .double, case .integer(let number) = exampleValue { return "\(number).0" }
        return exampleValue.swiftLiteral
    }

    /// The example as a value of the model.
    var modelExample: String {
        switch (type, exampleValue) {
        case (.date, .string(let text)):
            Timestamp(text).map { "Timestamp(millisecondsSince1970: \($0.millisecondsSince1970.groupedLiteral))" }
                ?? "nil"
        case (.url, _): "WebAddress(\(swiftExample))"
        case (.link, .string(let address)): address.linkedIdentifier ?? "nil"
        case (.list(.link), .array(let addresses)):
            "[\(addresses.compactMap(\.linkedIdentifier).joined(separator: ", "))]"
        default: swiftExample
        }
    }

    /// The example as the library stores it: a date has the format of the model.
    var storedExample: String {
        guard type == .date, case .string(let text) = exampleValue else { return swiftExample }
        return JSONValue.string(Timestamp(text)?.description ?? "").swiftLiteral
    }

    /// The value of the DTO for a row without a value, which no example has.
    var emptyExample: String { isOptional ? "nil" : type.emptyExample }

    /// The value of the model for a row without a value.
    var emptyModelValue: String { canBeMissing ? "nil" : emptyExample }

    /// The model's value for a row without a value, as JSON.
    var emptyJSON: String {
        if emptyModelValue == "nil" { return "null" }
        return type == .double ? "0.0" : emptyExample
    }

    /// The DTO values `false` and `nil`, each with its JSON, for which tests have a separate row.
    var variants: [(wire: String, json: String)] {
        (type == .boolean ? [("false", "false")] : []) + (isOptional ? [("nil", "null")] : [])
    }

    /// Returns a member of the JSON output, in a string literal.
    func record(_ json: String) -> String { "\"\(name)\":\(json)".rawLiteral }

    /// The example as a member of the JSON output, in a string literal.
    var recordExample: String {
        let value: JSONValue =
            switch (type, exampleValue) {
            case (.date, .string(let text)): .string(Timestamp(text)?.description)
            case (.link, let address): address.linkedNumber
            case (.list(.link), .array(let addresses)): .array(addresses.map(\.linkedNumber).filter { $0 != .null })
            case (.double, .integer(let number)): .double(Double(number))
            default: exampleValue
            }
        return record(JSONWriter.compact(value))
    }

    /// A malformed value of the DTO and the resulting value of the model; `nil` if the type has no malformed values.
    var malformedExample: (wire: String, model: String)? {
        switch type {
        case .date: ("\"yesterday\"", "nil")
        case .url: ("\"example.org\"", "nil")
        case .link: ("\"\"", "nil")
        case .list(.link): ("[\"\", \"https://example.org/api/thing/2\"]", "[2]")
        default: nil
        }
    }

    /// Returns a value that is hard to store in a table, and that differs from the example and from other fields.
    func hostileValue(rank: Int) -> String {
        switch type {
        case .text, .date, .url, .link: #""\u{0}’s \"Ünï\" '; DROP TABLE \#(name); --""#
        case .integer: "-\(rank)"
        case .double: "-\(rank).25"
        case .boolean: "false"
        case .list(.integer): "[-\(rank), 0]"
        case .list: #"["", "a\n\#(name)"]"#
        }
    }
}

extension FieldType {
    /// The value of the DTO for a text without characters, the number 0, `false`, or an empty list.
    var emptyExample: String {
        switch self {
        case .text, .date, .url, .link: "\"\""
        case .integer, .double: "0"
        case .boolean: "false"
        case .list: "[]"
        }
    }
}

extension JSONValue {
    /// The identifier at the end of an address, or else null.
    fileprivate var linkedNumber: JSONValue { linkedIdentifier.flatMap { Int($0) }.map(JSONValue.integer) ?? .null }

    fileprivate var linkedIdentifier: String? {
        if case .string(let address) = self { address.linkedIdentifier } else { nil }
    }
}

extension String {
    fileprivate var linkedIdentifier: String? {
        split(separator: "/").last.flatMap { Int($0) }.map(String.init)
    }
}

extension String {
    /// The text as a literal without escapes.
    fileprivate var rawLiteral: String {
        var signs = "#"
        while contains("\"\(signs)") || contains("\\\(signs)") { signs += "#" }
        return "\(signs)\"\(self)\"\(signs)"
    }
}

extension Int64 {
    /// The number as a Swift literal: `1_510_318_596_618`.
    fileprivate var groupedLiteral: String {
        let digits = Array(String(magnitude))
        let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[Swift.max(0, $0 - 3)..<$0]) }
        return (self < 0 ? "-" : "") + groups.reversed().joined(separator: "_")
    }
}

extension JSONValue {
    /// The value as a Swift literal.
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
