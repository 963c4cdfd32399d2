public import ChallengeTerminal

/// Paragraphs that are wrapped to the width of their rectangle and can be scrolled.
public struct TextBlock {
    private let lines: [SafeText]

    /// Wraps the paragraphs; an empty paragraph is an empty line.
    public init(_ paragraphs: [SafeText], width: Int) {
        lines = width > 0 ? paragraphs.flatMap { $0.wrapped(to: width) } : []
    }

    /// The number of lines, for the limits of a ``ScrollPosition``.
    public var count: Int { lines.count }

    public func draw(on canvas: inout Canvas, in rect: Rect, scroll: ScrollPosition = ScrollPosition()) {
        canvas.sub(rect) { canvas in
            for (row, line) in lines.dropFirst(scroll.offset).prefix(canvas.size.rows).enumerated() {
                canvas.draw(line, row: row)
            }
        }
    }
}
