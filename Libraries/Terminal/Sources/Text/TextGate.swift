/// Makes characters that could harm a terminal, or deceive its reader, visible.
enum TextGate {
    /// The text with every unsafe character spelled out; those to keep are the caller's own responsibility.
    static func clean(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
        if !text.utf8.contains(where: mayBeUnsafe) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isUnsafe(scalar), !kept.contains(scalar) {
                result.append(contentsOf: visible(scalar).unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Control characters, those that turn the direction of writing, those that break lines, and those that nobody sees.
    ///
    /// The joiner U+200D and the variation selectors are safe: emoji are made of them.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF: true
        default: false
        }
    }

    /// `^[` for what a keyboard types with Control, `\u{9b}` for the rest.
    private static func visible(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0...0x1F: "^" + String(UnicodeScalar(UInt8(scalar.value) + 0x40))
        case 0x7F: "^?"
        default: "\\u{" + String(scalar.value, radix: 16) + "}"
        }
    }

    /// Cheap and never wrong about plain ASCII, which most text is.
    private static func mayBeUnsafe(_ byte: UInt8) -> Bool { byte < 0x20 || byte >= 0x7F }
}
