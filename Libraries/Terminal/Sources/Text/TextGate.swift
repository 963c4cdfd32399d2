internal import ChallengeCore

/// Escapes unsafe characters so that they are visible when printed.
enum TextGate {
    /// Returns the text with every unsafe character escaped; the caller must handle the characters in `kept`.
    static func clean(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
        if !text.utf8.contains(where: mayBeUnsafe) { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        UnsafeCharacters.visit(text) { run in
            bytes.append(contentsOf: run)
        } unsafe: { scalar in
            if kept.contains(scalar) {
                bytes.append(contentsOf: scalar.utf8)
            } else {
                appendVisible(scalar, to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the caret notation `^[` for ASCII control characters, and `\u{9b}` for other scalars.
    private static func appendVisible(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar.value {
        case 0...0x1F, 0x7F:
            bytes.append(UInt8(ascii: "^"))
            bytes.append(UInt8(scalar.value) ^ 0x40)
        default:
            for byte in "\\u{".utf8 { bytes.append(byte) }
            var shift = (31 - scalar.value.leadingZeroBitCount) / 4 * 4
            while shift >= 0 {
                bytes.append(hexadecimalDigit(scalar.value >> shift & 0xF))
                shift -= 4
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func hexadecimalDigit(_ value: UInt32) -> UInt8 {
        UInt8(value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
    }

    /// Returns `false` only for printable ASCII, so that most texts need no further check.
    private static func mayBeUnsafe(_ byte: UInt8) -> Bool { byte < 0x20 || byte >= 0x7F }
}
