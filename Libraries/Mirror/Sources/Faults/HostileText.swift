/// Text that attacks whoever prints it unread.
enum HostileText {
    /// Colours, a window title, a cleared screen, a turned direction, line breaks, quotes, NUL and more, in a few signs.
    static let short =
        "\u{1b}[31mred\u{1b}]0;title\u{7}\u{1b}[2J\u{9b}1m \u{202e}kcab\u{2066} a\nb\tc\rd\0e\u{7f}"
        + "\"quoted\" \\back 'single' =SUM(A1) \u{200b}\u{feff}\u{2028} <b>&amp; 🧪👩‍🔬 世界 " + zalgo

    /// The same, and then very long.
    static let long = short + String(repeating: " very long", count: 1000)

    private static let zalgo = "Z" + String(repeating: "\u{300}\u{316}\u{489}", count: 20) + "algo"
}
