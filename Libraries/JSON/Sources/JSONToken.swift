/// Decodes the strings and words of JSON after the reader has found their ends.
enum JSONToken {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    /// Returns the text of a string without its quotes; `nil` if it has an unknown escape or is not UTF-8.
    static func text(of content: Bytes) -> String? {
        let bytes = UnsafeBufferPointer(rebasing: content)
        if bytes.contains(UInt8(ascii: "\\")) {
            return unescaped(content)?.withUnsafeBufferPointer { validated($0) }
        }
        return validated(bytes)
    }

    /// Returns the text of the bytes, or `nil` if they are not valid UTF-8.
    ///
    /// `String(validating:as:)` does the same but takes several times as long.
    private static func validated(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var text = String(decoding: bytes, as: UTF8.self)
        return text.withUTF8 { $0.elementsEqual(bytes) } ? text : nil
    }

    /// Returns the value of a number, `true`, `false` or `null`; `nil` for any other word.
    static func value(of word: Bytes) -> JSONValue? {
        let text = String(decoding: word, as: UTF8.self)
        switch text {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
            guard isNumber(word), let number = Double(text), number.isFinite else { return nil }
            return Int(text).map { .integer($0) } ?? .double(number)
        }
    }

    /// Returns `true` for a number in JSON's syntax.
    ///
    /// The syntax is an optional minus sign, digits without a leading zero, an optional fraction and an optional
    /// exponent.
    private static func isNumber(_ word: Bytes) -> Bool {
        var rest = word
        func takes(_ signs: String) -> Bool {
            guard let first = rest.first, signs.utf8.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        func takesDigits() -> Bool {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest.dropFirst(digits.count)
            return !digits.isEmpty
        }
        _ = takes("-")
        guard takes("0") || takesDigits() else { return false }
        if takes("."), !takesDigits() { return false }
        if takes("eE") {
            _ = takes("+-")
            if !takesDigits() { return false }
        }
        return rest.isEmpty
    }

    private static func unescaped(_ content: Bytes) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var rest = content
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\") {
                guard let scalar = escapedScalar(&rest) else { return nil }
                result.append(contentsOf: scalar.utf8)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    /// Reads the part of an escape after its backslash; returns `nil` for an escape that JSON does not define.
    private static func escapedScalar(_ rest: inout Bytes) -> Unicode.Scalar? {
        switch rest.popFirst() {
        case UInt8(ascii: "\""): "\""
        case UInt8(ascii: "\\"): "\\"
        case UInt8(ascii: "/"): "/"
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        case UInt8(ascii: "u"): numberedScalar(&rest)
        default: nil
        }
    }

    /// Reads the digits of a `\u` escape, or of the two escapes of a surrogate pair.
    private static func numberedScalar(_ rest: inout Bytes) -> Unicode.Scalar? {
        guard let high = fourDigits(&rest) else { return nil }
        guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
        guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
            let low = fourDigits(&rest), (0xDC00..<0xE000).contains(low)
        else { return nil }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private static func fourDigits(_ rest: inout Bytes) -> UInt32? {
        let digits = rest.prefix(4)
        guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-") else {
            return nil
        }
        rest = rest.dropFirst(4)
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
