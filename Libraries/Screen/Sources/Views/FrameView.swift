public import ChallengeTerminal

/// A border around an empty rectangle, with a title in its top edge.
public struct FrameView {
    /// The columns beside a title: a line and two spaces.
    private static let margin = 3
    /// The number of columns of the title up to which it is more important than the text at the end.
    private static let shortTitle = 4

    private let title: SafeText
    private let end: SafeText
    private let isFocused: Bool

    /// - Parameters:
    ///   - end: A short text at the right end of the top edge; it is omitted in a narrow rectangle.
    ///   - isFocused: `true` if the frame is not dim, and its title is bold.
    public init(title: SafeText, end: SafeText = .empty, isFocused: Bool) {
        self.title = title
        self.end = end
        self.isFocused = isFocused
    }

    /// Returns the rectangle inside the border, which can be empty.
    public static func inner(_ rect: Rect) -> Rect { rect.inset(columns: 1, rows: 1) }

    public func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.cover(rect)
        canvas.sub(rect) { canvas in
            for row in 0..<rect.height { canvas.draw(edge("│", " ", "│", width: rect.width), row: row) }
            canvas.draw(edge("╰", "─", "╯", width: rect.width), row: rect.height - 1)
            canvas.draw(edge("╭", "─", "╮", width: rect.width), row: 0)
            drawTexts(on: &canvas)
        }
    }

    private func drawTexts(on canvas: inout Canvas) {
        var room = canvas.size.columns - 2
        let endWidth = end.width + Self.margin + 1
        if !end.isEmpty, room - endWidth >= min(title.width, Self.shortTitle) + Self.margin {
            canvas.draw(border(" ") + border(end) + border(" "), row: 0, column: room + 2 - endWidth)
            room -= endWidth
        }
        let title = title.truncated(to: room - Self.margin).styled(isFocused ? .bold : .plain)
        if !title.isEmpty { canvas.draw(" " + title + " ", row: 0, column: 2) }
    }

    private func edge(_ start: String, _ middle: String, _ end: String, width: Int) -> SafeText {
        border(SafeText(start + String(repeating: middle, count: max(0, width - 2)) + (width > 1 ? end : "")))
    }

    private func border(_ text: SafeText) -> SafeText { isFocused ? text : text.styled(.dim) }
}
