/// Walks through JSON once, from the front, and makes nothing of what nobody asks for.
///
/// The catalog is read by every command that says a word. A general decoder takes as long for it as the whole rest of a
/// cached answer; this takes a tenth of that.
struct JSONReader {
    struct Malformed: Error, Equatable {
        /// How many bytes were fine.
        let offset: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Reads an object: the closure reads, or skips, the value of each name.
    mutating func object(_ member: (String, inout JSONReader) throws -> Void) throws {
        try expect("{")
        if skips("}") { return }
        repeat {
            let name = try string()
            try expect(":")
            try member(name, &self)
        } while skips(",")
        try expect("}")
    }

    mutating func string() throws -> String {
        let content = try stringBytes()
        guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
        return try unescaped(content)
    }

    /// Passes over a value of any kind.
    mutating func skip() throws {
        skipSpace()
        switch position < bytes.count ? bytes[position] : 0 {
        case UInt8(ascii: "{"): try object { _, reader in try reader.skip() }
        case UInt8(ascii: "["): try skipArray()
        case UInt8(ascii: "\""): _ = try stringBytes()
        default: try skipWord()
        }
    }

    private mutating func skipArray() throws {
        try expect("[")
        if skips("]") { return }
        repeat { try skip() } while skips(",")
        try expect("]")
    }

    /// Passes over a number, `true`, `false` or `null`.
    private mutating func skipWord() throws {
        let start = position
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        if position == start { throw Malformed(offset: position) }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ") || [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
    }

    private mutating func stringBytes() throws -> Slice<UnsafeBufferPointer<UInt8>> {
        try expect("\"")
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count else { throw Malformed(offset: start) }
        defer { position += 1 }
        return bytes[start..<position]
    }

    private func unescaped(_ content: Slice<UnsafeBufferPointer<UInt8>>) throws -> String {
        var units: [UInt16] = []
        var rest = String(decoding: content, as: UTF8.self).utf16[...]
        while let unit = rest.popFirst() {
            guard unit == 0x5C else {
                units.append(unit)
                continue
            }
            guard let sign = rest.popFirst() else { throw Malformed(offset: position) }
            if sign == 0x75 {
                guard rest.count >= 4, let code = UInt16(String(rest.prefix(4)) ?? "", radix: 16) else {
                    throw Malformed(offset: position)
                }
                units.append(code)
                rest = rest.dropFirst(4)
            } else {
                units.append(Self.escapes[sign] ?? sign)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The short escapes that stand for something else than themselves: `\b`, `\f`, `\n`, `\r`, `\t`.
    private static let escapes: [UInt16: UInt16] = [0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09]

    private mutating func expect(_ sign: Unicode.Scalar) throws {
        if !skips(sign) { throw Malformed(offset: position) }
    }

    private mutating func skips(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    }
}
