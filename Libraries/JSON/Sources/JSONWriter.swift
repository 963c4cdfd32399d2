internal import ChallengeCore

/// A writer of JSON, on one line or indented.
public enum JSONWriter {
    /// Returns the value on one line without spaces.
    public static func compact(_ value: JSONValue) -> String {
        var text = ""
        append(value, to: &text)
        return text
    }

    /// Appends the value on one line without spaces.
    public static func append(_ value: JSONValue, to text: inout String) {
        switch value {
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                append(element, to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                text += quoted(member.name)
                text += ":"
                append(member.value, to: &text)
            }
            text += "}"
        default:
            text += scalar(value)
        }
    }

    /// Returns the value with two spaces of indentation for each level.
    ///
    /// An array of scalars stays on one line, because a column of numbers is hard to read.
    public static func pretty(_ value: JSONValue, indentation: String = "") -> String {
        let inner = indentation + "  "
        switch value {
        case .array(let elements) where elements.allSatisfy(\.isScalar):
            return "[" + elements.map(scalar).joined(separator: ", ") + "]"
        case .array(let elements):
            return block(elements.map { pretty($0, indentation: inner) }, "[", "]", indentation)
        case .object(let members) where members.isEmpty:
            return "{}"
        case .object(let members):
            let lines = members.map { quoted($0.name) + ": " + pretty($0.value, indentation: inner) }
            return block(lines, "{", "}", indentation)
        default:
            return scalar(value)
        }
    }

    private static func block(_ lines: [String], _ open: String, _ close: String, _ indentation: String) -> String {
        let inner = lines.map { indentation + "  " + $0 }.joined(separator: ",\n")
        return open + "\n" + inner + "\n" + indentation + close
    }

    private static func scalar(_ value: JSONValue) -> String {
        switch value {
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .double(let number): number.isFinite ? String(number) : "null"
        case .string(let text): quoted(text)
        case .null, .array, .object: "null"
        }
    }

    /// Returns the text in quotes, with characters that are unsafe to print escaped.
    public static func quoted(_ text: String) -> String {
        if !text.utf8.contains(where: mayNeedEscape) { return "\"" + text + "\"" }
        var result = [UInt8(ascii: "\"")]
        UnsafeCharacters.visit(text) { run in
            for byte in run {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { result.append(UInt8(ascii: "\\")) }
                result.append(byte)
            }
        } unsafe: { scalar in
            result.append(contentsOf: escape(scalar).utf8)
        }
        result.append(UInt8(ascii: "\""))
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the escape of a scalar: a short form such as `\n`, or `\u` with the number of each UTF-16 unit.
    public static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default:
            scalar.utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }.joined()
        }
    }

    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
}

extension JSONValue {
    fileprivate var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }
}
