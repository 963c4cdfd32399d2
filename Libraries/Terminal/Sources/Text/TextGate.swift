/// Makes characters visible that could harm a terminal or deceive its reader.
///
/// These are control characters, those that break lines or turn the direction of writing, and those that nobody sees. An
/// emoji that is made of several scalars passes as a whole, because joiners, selectors and tags are part of it.
enum TextGate {
    /// Returns the text with every unsafe character spelled out; those to keep are the caller's own responsibility.
    static func clean(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
        if !text.utf8.contains(where: mayBeUnsafe) { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        visit(text) { scalar, isUnsafe in
            if isUnsafe, !kept.contains(scalar) {
                appendVisible(scalar, to: &bytes)
            } else {
                bytes.append(contentsOf: scalar.utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Calls the visitor with each scalar of the text, and whether it is unsafe where it stands.
    static func visit(_ text: String, _ visitor: (_ scalar: Unicode.Scalar, _ isUnsafe: Bool) -> Void) {
        let scalars = text.unicodeScalars
        var position = scalars.startIndex
        while position < scalars.endIndex {
            let end = EmojiSequence.end(in: scalars, from: position)
            if end > position {
                for scalar in scalars[position..<end] { visitor(scalar, false) }
                position = end
            } else {
                visitor(scalars[position], isUnsafe(scalars[position]))
                position = scalars.index(after: position)
            }
        }
    }

    /// Whether the scalar is unsafe outside of an emoji.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
        default: isInvisible(scalar)
        }
    }

    /// The characters that Unicode calls Default_Ignorable_Code_Point or Bidi_Control.
    ///
    /// The list is written out because a look-up in the tables of the standard library takes ten times as long.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0xAD: false
        case 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164: true
        case 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8: true
        case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
        default: false
        }
    }

    /// Appends `^[` for what a keyboard types with Control, `\u{9b}` for the rest.
    private static func appendVisible(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar.value {
        case 0...0x1F, 0x7F:
            bytes.append(UInt8(ascii: "^"))
            bytes.append(UInt8(scalar.value) ^ 0x40)
        default:
            bytes.append(contentsOf: "\\u{".utf8)
            bytes.append(contentsOf: String(scalar.value, radix: 16).utf8)
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// Cheap and never wrong about plain ASCII, which most text is.
    private static func mayBeUnsafe(_ byte: UInt8) -> Bool { byte < 0x20 || byte >= 0x7F }
}
