public import ChallengeTerminal

/// A border with a title.
public struct Frame {
    private let title: SafeText
    private let style: TextStyle

    public init(title: SafeText = .empty, style: TextStyle = .plain) {
        self.title = title
        self.style = style
    }

    /// Returns the rectangle inside the border.
    public func content(of rect: Rect) -> Rect { rect.inset(columns: 1, rows: 1) }

    /// Draws the border and an empty rectangle inside.
    public func draw(on canvas: inout Canvas, in rect: Rect) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        canvas.fill(rect)
        let line = String(repeating: "─", count: rect.width - 2)
        canvas.sub(rect) { canvas in
            canvas.draw(SafeText("┌\(line)┐", style: style), row: 0)
            for row in 1..<rect.height - 1 {
                canvas.draw(SafeText("│", style: style), row: row)
                canvas.draw(SafeText("│", style: style), row: row, column: rect.width - 1)
            }
            canvas.draw(SafeText("└\(line)┘", style: style), row: rect.height - 1)
            if title.isEmpty || rect.width < 6 { return }
            canvas.draw(" " + title.truncated(to: rect.width - 6) + " ", row: 0, column: 2)
        }
    }
}
