public import ChallengeTerminal

/// Paragraphs that are wrapped to the width of their rectangle.
public struct TextBlock {
    private let lines: [SafeText]

    /// Wraps the paragraphs; an empty paragraph is an empty line.
    public init(_ paragraphs: [SafeText], width: Int) {
        lines = width > 0 ? paragraphs.flatMap { $0.wrapped(to: width) } : []
    }

    public func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { canvas in
            for (row, line) in lines.prefix(canvas.size.rows).enumerated() {
                canvas.draw(line, row: row)
            }
        }
    }
}
