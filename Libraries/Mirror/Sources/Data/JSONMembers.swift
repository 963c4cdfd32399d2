/// The members of a JSON object in order, each with its range of bytes.
///
/// A complete decoder would need the names of all keys, and could not return the original bytes. Only the structure is
/// checked: the sequence ends where the text is not an object.
struct JSONMembers: Sequence, IteratorProtocol {
    struct Member {
        let key: String
        /// The whole member, key and value.
        let range: Range<Int>
        let value: Range<Int>
    }

    private let bytes: [UInt8]
    private var position = 0

    init(of object: [UInt8]) {
        bytes = object
        skipWhitespace()
        if current != UInt8(ascii: "{") { position = bytes.count }
    }

    mutating func next() -> Member? {
        // Skips the brace or the comma.
        position += 1
        skipWhitespace()
        guard current == UInt8(ascii: "\"") else { return nil }
        let start = position
        skipString()
        let key = start..<position
        skipWhitespace()
        guard current == UInt8(ascii: ":") else { return nil }
        position += 1
        skipWhitespace()
        let valueStart = position
        skipValue()
        guard position > valueStart, position < bytes.count else { return nil }
        let end = position
        skipWhitespace()
        return Member(key: jsonText(bytes[key]) ?? "", range: start..<end, value: valueStart..<end)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipWhitespace() {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { position += 1 }
    }

    private mutating func skipString() {
        position += 1
        while let byte = current, byte != UInt8(ascii: "\"") {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        position = Swift.min(position + 1, bytes.count)
    }

    private mutating func skipValue() {
        var depth = 0
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return }
                depth -= 1
                position += 1
            case UInt8(ascii: ","):
                if depth == 0 { return }
                position += 1
            default: position += 1
            }
        }
    }
}

/// Returns the text of a JSON string literal; `nil` if it is not a string.
func jsonText(_ literal: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    guard literal.count >= 2, literal.first == quote, literal.last == quote else { return nil }
    let content = literal.dropFirst().dropLast()
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    return unescaped(content)
}

/// Resolves escapes as UTF-16, because each escape is a UTF-16 unit and two of them may form one character.
private func unescaped(_ content: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var rest = content
    while !rest.isEmpty {
        let plain = rest.prefix { $0 != UInt8(ascii: "\\") }
        units += String(decoding: plain, as: UTF8.self).utf16
        rest = rest.dropFirst(plain.count + 1)
        guard let escape = rest.popFirst() else { break }
        if escape == UInt8(ascii: "u") {
            units.append(UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xfffd)
            rest = rest.dropFirst(4)
        } else {
            units.append(simpleEscapes[escape] ?? UInt16(escape))
        }
    }
    return String(decoding: units, as: UTF16.self)
}

private let simpleEscapes: [UInt8: UInt16] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0c, UInt8(ascii: "n"): 0x0a, UInt8(ascii: "r"): 0x0d,
    UInt8(ascii: "t"): 0x09,
]

/// Returns the text as a JSON string literal.
func jsonLiteral(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\t": literal += "\\t"
        case "\0"..."\u{1f}", "\u{7f}"..."\u{9f}":
            let digits = String(scalar.value, radix: 16)
            literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\""
}
