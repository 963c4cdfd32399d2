/// The law that output contains no control characters except those of its format, and no invisible or bidirectional
/// characters.
enum EscapingLaw {
    /// Texts that would control a terminal, deceive its reader or break a format.
    static let hostileTexts: [String] =
        (0...0x9F).compactMap { Unicode.Scalar($0 as UInt32) }.filter { $0.properties.generalCategory == .control }
        .map { "a\($0)b" } + [
            "\u{1B}]0;title\u{7}", "\u{9B}31m", "a\r\nb\r\n", "\u{202E}gpj.exe", "\u{2066}a\u{2069}",
            "\u{61C}\u{200E}\u{200F}",
            "a\u{2028}b\u{2029}c", "\u{200B}\u{FEFF}", "a\u{200D}b\u{FE0F}\u{E0041}\u{E0100}", "\u{AD}\u{3164}",
            "👩\u{200D}\u{200D}", "\u{1B}\u{301}[0m", "\",\u{8}|\\\t`<script>", "",
        ]

    /// Returns the violations in a text without emoji; only the scalars in `allowed` may be control characters.
    static func violations(in text: String, allowing allowed: Set<Unicode.Scalar>) -> Set<Unicode.Scalar> {
        Set(text.unicodeScalars.filter { isForbidden($0) && !allowed.contains($0) })
    }

    /// Uses the tables of the standard library, so that the check is independent of the tested code.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
            || properties.isDefaultIgnorableCodePoint || properties.isBidiControl
    }
}
