/// The text that a JSON string literal stands for; nil when it is no string.
func jsonText(_ literal: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    guard literal.count >= 2, literal.first == quote, literal.last == quote else { return nil }
    let content = literal.dropFirst().dropLast()
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    return unescaped(content)
}

/// Escapes are UTF-16, and a pair of them may be one character: so the text is put together as UTF-16.
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

/// The text as a JSON string literal.
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
