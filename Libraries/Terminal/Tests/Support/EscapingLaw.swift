/// The law that nothing printed obeys who reads a terminal: no control character but those that the format itself needs,
/// and nothing that turns or hides text.
enum EscapingLaw {
    /// Texts that would take over a terminal, deceive its reader or break a format.
    static let hostileTexts: [String] =
        (0...0x9F).compactMap { Unicode.Scalar($0 as UInt32) }.filter { $0.properties.generalCategory == .control }
        .map { "a\($0)b" } + [
            "\u{1B}]0;title\u{7}", "\u{9B}31m", "a\r\nb\r\n", "\u{202E}gpj.exe", "\u{2066}a\u{2069}",
            "\u{61C}\u{200E}\u{200F}",
            "a\u{2028}b\u{2029}c", "\u{200B}\u{FEFF}", "\u{1B}\u{301}[0m", "\",\u{8}|\\\t`<script>", "",
        ]

    /// What breaks the law in a text of which only the scalars `allowed` may be control characters.
    static func offences(in text: String, allowing allowed: Set<Unicode.Scalar>) -> Set<Unicode.Scalar> {
        Set(text.unicodeScalars.filter { isForbidden($0) && !allowed.contains($0) })
    }

    /// Written down anew instead of asking the gate, which is what is on trial.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        let hidden: [ClosedRange<UInt32>] = [
            0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF...0xFEFF,
        ]
        return scalar.properties.generalCategory == .control || hidden.contains { $0.contains(scalar.value) }
    }
}
