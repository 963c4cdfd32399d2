/// Finds characters that could harm a terminal or deceive its reader.
///
/// These are control characters, characters that break lines or change the direction of writing, and invisible
/// characters. The selectors and joiners of an emoji are safe, because they are part of one picture.
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
            let next = scalars.index(after: position)
            if isUnsafe(scalar), !isPartOfEmoji(scalars, position) {
                endRun()
                unsafe(scalar)
                runStart = next
            }
            position = next
        }
        endRun()
    }

    /// Returns `true` for a selector after an emoji, and for a joiner between two emoji, as in `👩‍🚀`.
    ///
    /// The tags of a few flags, such as that of Scotland, are not recognized.
    private static func isPartOfEmoji(_ scalars: String.UnicodeScalarView, _ position: String.Index) -> Bool {
        guard position > scalars.startIndex else { return false }
        let before = scalars.index(before: position)
        let previous = scalars[before]
        let next = scalars[scalars.index(after: position)...].first
        return switch scalars[position] {
        case "\u{FE0E}", "\u{FE0F}": previous.isPicture || previous.properties.isEmoji && next == "\u{20E3}"
        case "\u{200D}":
            next?.isPicture == true
                && (previous.isPicture || previous == "\u{FE0F}" && isPartOfEmoji(scalars, before))
        default: false
        }
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

extension Unicode.Scalar {
    /// `true` for an emoji that is not a digit or another key.
    fileprivate var isPicture: Bool { !isASCII && properties.isEmoji }
}
