/// Makes characters visible that could harm a terminal or deceive its reader.
///
/// These are control characters, those that break lines or turn the direction of writing, and invisible characters. An
/// emoji that is made of several scalars passes as a whole, because joiners, selectors and tags are part of it.
enum TextGate {
    /// Returns the text with every unsafe character spelled out; those to keep are the caller's own responsibility.
    static func clean(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
        if !text.utf8.contains(where: mayBeUnsafe) { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        visit(text) { run in
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

    /// Calls the first closure with the bytes of each run of safe characters, the second with each unsafe scalar between them.
    static func visit(
        _ text: String, safe: (UnsafeBufferPointer<UInt8>) -> Void, unsafe: (Unicode.Scalar) -> Void
    ) {
        let scalars = text.unicodeScalars
        var runStart = scalars.startIndex
        var position = runStart
        func endRun() {
            if runStart == position { return }
            var run = text[runStart..<position]
            run.withUTF8(safe)
        }
        while position < scalars.endIndex {
            let scalar = scalars[position]
            if EmojiSequence.mayStart(with: scalar), let end = EmojiSequence.end(in: scalars, from: position) {
                position = end
                continue
            }
            let next = scalars.index(after: position)
            if isUnsafe(scalar) {
                endRun()
                unsafe(scalar)
                runStart = next
            }
            position = next
        }
        endRun()
    }

    /// `true` if the scalar is unsafe outside of an emoji.
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

    /// Cheap and never wrong about plain ASCII, which most text is.
    private static func mayBeUnsafe(_ byte: UInt8) -> Bool { byte < 0x20 || byte >= 0x7F }
}
