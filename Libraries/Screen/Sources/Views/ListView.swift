public import ChallengeTerminal

/// A list of rows, one of which can be selected.
public struct ListView {
    private let count: Int
    private let selected: Int?
    private let scroll: ScrollPosition
    private let row: (Int) -> SafeText

    /// - Parameters:
    ///   - selected: The index of the row with reversed colors.
    ///   - row: Returns the text of a row; the list requests the visible rows only.
    public init(
        count: Int, selected: Int?, scroll: ScrollPosition, row: @escaping (_ index: Int) -> SafeText
    ) {
        self.count = count
        self.selected = selected
        self.scroll = scroll
        self.row = row
    }

    public init(_ rows: [SafeText], selected: Int?, scroll: ScrollPosition) {
        self.init(count: rows.count, selected: selected, scroll: scroll) { rows[$0] }
    }

    public func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { canvas in
            for line in 0..<canvas.size.rows where index(at: line) != nil {
                draw(index: scroll.offset + line, line: line, on: &canvas)
            }
        }
    }

    /// Returns the index of the row at a position of the canvas, for example that of the mouse.
    public func index(at position: Position, in rect: Rect) -> Int? {
        rect.contains(position) ? index(at: position.row - rect.row) : nil
    }

    private func index(at line: Int) -> Int? {
        let index = scroll.offset + line
        return index < count ? index : nil
    }

    private func draw(index: Int, line: Int, on canvas: inout Canvas) {
        let style: TextStyle = index == selected ? .reversed : .plain
        let text = row(index).truncated(to: canvas.size.columns)
        canvas.draw(text.styled(style), row: line)
        let rest = Rect(column: text.width, row: line, width: canvas.size.columns - text.width, height: 1)
        if index == selected { canvas.fill(rest, style: style) }
    }
}
