/// Finds characters that could harm a terminal or deceive its reader.
///
/// These are control characters, characters that break lines or change the direction of writing, and invisible
/// characters. An emoji that consists of several scalars is safe as a whole, because joiners, selectors and tags are
/// part of it.
public enum UnsafeCharacters {
    /// Visits the text in order.
    ///
    /// - Parameters:
    ///   - safe: Receives the bytes of each run of safe characters.
    ///   - unsafe: Receives each unsafe scalar.
    public static func visit(
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

    /// Returns `true` if the scalar is unsafe outside of an emoji.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
        default: isInvisible(scalar)
        }
    }

    /// Returns `true` for the characters that Unicode calls Default_Ignorable_Code_Point or Bidi_Control.
    ///
    /// The ranges are listed here because a look-up in the tables of the standard library takes ten times as long.
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
}
