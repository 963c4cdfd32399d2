/// Computes the number of terminal columns of a text, which can differ from its number of characters.
package enum TextWidth {
    package static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    package static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        if isEmojiSequence(scalars) { return 2 }
        return scalars.reduce(0) { $0 + of($1) }
    }

    /// Returns `true` for several scalars that are drawn as one picture.
    ///
    /// The picture has an emoji selector, a skin tone or a joiner, or is a flag.
    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            switch scalar.value {
            case 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: true
            default: false
            }
        }
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x7F: return 1
        case 0xAD: return 1
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // parts of a Hangul syllable that is already counted
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return WideCharacters.contains(scalar) ? 2 : 1
        }
    }
}

/// The characters with two columns: East Asian Width `W` and `F` of Unicode 16, and emoji shown as pictures.
enum WideCharacters {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x1100 { return false }
        if scalar.properties.isEmojiPresentation { return !(0x1F1E6...0x1F1FF).contains(scalar.value) }
        var candidates = ranges[...]
        while !candidates.isEmpty {
            let middle = candidates.startIndex + candidates.count / 2
            let range = candidates[middle]
            if range.contains(scalar.value) { return true }
            candidates = scalar.value < range.lowerBound ? candidates[..<middle] : candidates[(middle + 1)...]
        }
        return false
    }

    /// The ranges in ascending order, without the emoji that the standard library can identify.
    ///
    /// Unassigned code points inside a block of wide characters count as wide.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
        0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
        0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE4, 0x16FF0...0x16FF1, 0x17000...0x18CD5,
        0x18CFF...0x18D08, 0x1AFF0...0x1B2FB, 0x1D300...0x1D356, 0x1D360...0x1D376, 0x1F200...0x1F202,
        0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x1F260...0x1F265, 0x20000...0x2FFFD,
        0x30000...0x3FFFD,
    ]
}
