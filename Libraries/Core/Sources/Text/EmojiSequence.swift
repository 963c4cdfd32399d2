/// Emoji that consist of several scalars, some of which are invisible in other places (UTS #51).
///
/// The scalars of a sequence are displayed as one picture, so they cannot hide text. A selector, a joiner or a tag that
/// does not belong to the picture is not part of the sequence.
enum EmojiSequence {
    private typealias Scalars = String.UnicodeScalarView

    /// Returns `true` if a sequence may start with the scalar.
    ///
    /// The ranges avoid look-ups in the tables of the standard library, which take ten times as long.
    static func mayStart(with scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case UInt32(UInt8(ascii: "0"))...UInt32(UInt8(ascii: "9")), 0x23, 0x2A, 0xA9, 0xAE: true
        case 0x203C...0x3299, 0x1F000...0x1FFFF: scalar.properties.isEmoji
        default: false
        }
    }

    /// Returns the end of the sequence that starts at the position, or `nil` if no sequence starts there.
    ///
    /// The caller has checked the scalar at the position with ``mayStart(with:)``.
    static func end(in scalars: String.UnicodeScalarView, from start: String.Index) -> String.Index? {
        guard var end = endOfElement(scalars, start) else { return nil }
        while end < scalars.endIndex, scalars[end] == joiner {
            let next = scalars.index(after: end)
            guard next < scalars.endIndex, !isKeycapBase(scalars[next]), mayStart(with: scalars[next]),
                let endOfNext = endOfElement(scalars, next)
            else { break }
            end = endOfNext
        }
        return end
    }

    private static let joiner: Unicode.Scalar = "\u{200D}"
    private static let endOfTags: Unicode.Scalar = "\u{E007F}"
    private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
    private static let keycap: Unicode.Scalar = "\u{20E3}"

    /// Returns the end of a picture with its modifier or tags, or of a keycap such as `5️⃣`.
    private static func endOfElement(_ scalars: Scalars, _ start: String.Index) -> String.Index? {
        var end = scalars.index(after: start)
        if isKeycapBase(scalars[start]) { return endOfKeycap(scalars, end) }
        if end < scalars.endIndex, isModifier(scalars[end]) { end = scalars.index(after: end) }
        return scalars[start] == blackFlag ? endOfFlagTags(scalars, end) ?? end : end
    }

    private static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x80 }

    private static func endOfKeycap(_ scalars: Scalars, _ start: String.Index) -> String.Index? {
        guard start < scalars.endIndex, scalars[start] == "\u{FE0F}" else { return nil }
        let end = scalars.index(after: start)
        return end < scalars.endIndex && scalars[end] == keycap ? scalars.index(after: end) : nil
    }

    /// Returns the end of the tags that name a region, such as `gbeng` for England.
    private static func endOfFlagTags(_ scalars: Scalars, _ start: String.Index) -> String.Index? {
        let tags = scalars[start...].prefix(longestRegion + 1).prefix(while: isRegionTag)
        guard regionLengths.contains(tags.count), tags.endIndex < scalars.endIndex, scalars[tags.endIndex] == endOfTags
        else { return nil }
        return scalars.index(after: tags.endIndex)
    }

    /// The lengths of a region: two letters or three digits for the country, then up to four letters or digits for a
    /// part of it.
    private static let regionLengths = 3...longestRegion
    private static let longestRegion = 7

    /// Returns `true` for the tags of `0` to `9` and `a` to `z`.
    private static func isRegionTag(_ scalar: Unicode.Scalar) -> Bool {
        (0xE0030...0xE0039).contains(scalar.value) || (0xE0061...0xE007A).contains(scalar.value)
    }

    /// Returns `true` for the selectors of text and picture, and for skin tones.
    private static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE0E...0xFE0F, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }
}
