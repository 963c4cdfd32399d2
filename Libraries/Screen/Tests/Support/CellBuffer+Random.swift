import ChallengeTerminal

@testable import ChallengeScreen

extension CellBuffer {
    private static let texts = [
        "abc", "x", "    ", "日本語", "e\u{301}", "👩‍👩‍👧", "한", "──", "क्षि", "🇪🇸", "é", "❤️", "⭐", "\u{301}",
    ]
    private static let styles: [TextStyle] = [
        .plain, .bold, .dim, .red, .cyan, .reversed,
        TextStyle(color: .green, isBold: true, isReversed: true),
    ]

    /// Draws texts at random places, also over the edges.
    mutating func scribble(_ count: Int, using generator: inout some RandomNumberGenerator) {
        for _ in 0..<count {
            let position = Position(
                column: .random(in: -4..<size.columns + 2, using: &generator),
                row: .random(in: -1...size.rows, using: &generator))
            let style = Self.styles.randomElement(using: &generator) ?? .plain
            let text = SafeText(Self.texts.randomElement(using: &generator) ?? "", style: style)
            draw(text, at: position, clip: Rect(size))
        }
    }

    /// `true` if each wide grapheme is followed by the cells that it covers, and only these cells have no grapheme.
    var isWellFormed: Bool {
        (0..<size.rows).allSatisfy { row in
            var covered = 0
            for column in 0..<size.columns {
                let width = self[column, row].width
                guard (width == 0) == (covered > 0) else { return false }
                covered = width == 0 ? covered - 1 : width - 1
            }
            return covered == 0
        }
    }
}
