internal import ChallengeCore

extension CellBuffer {
    private static let signs: [String: String] = [
        "╭": "+", "╮": "+", "╰": "+", "╯": "+", "│": "|", "─": "-", "…": "~", "·": ".", "▪": "#", "█": "#", "★": "*",
        "●": "o", "✗": "x", "✓": "+", "‹": "<", "›": ">", "←": "<", "→": ">", "↑": "^", "↓": "v", "↵": "$", "–": "-",
    ]

    /// The picture for a terminal that shows only ASCII; letters lose their accents, and other signs are question marks.
    var inASCII: CellBuffer {
        var buffer = self
        for index in cells.indices where !cells[index].text.utf8.allSatisfy({ $0 < 0x80 }) {
            let text = cells[index].text
            let folded = text.folded
            let letter = folded.utf8.count == 1 && folded.utf8.allSatisfy { $0 < 0x80 } ? folded : "?"
            buffer.cells[index].text = Self.signs[text] ?? (text.lowercased() == text ? letter : letter.uppercased())
        }
        return buffer
    }
}

extension String {
    private static let keys = [
        ("⇧", "S-"), ("↵", "Enter"), ("⌫", "Backspace"), ("␣", "Space"), ("←", "Left"), ("→", "Right"), ("↑", "Up"),
        ("↓", "Down"),
    ]

    /// Returns the text about keys with their names in place of signs for a terminal that shows only ASCII.
    public func namingKeys(isASCII: Bool) -> String {
        isASCII ? Self.keys.reduce(self) { $0.replacing($1.0, with: $1.1) } : self
    }
}
