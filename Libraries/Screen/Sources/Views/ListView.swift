public import ChallengeTerminal

/// A list of rows, one of which can be selected.
public struct ListView {
    private let count: Int
    private let selected: Int?
    private let scroll: ScrollPosition
    private let hasKeys: Bool
    private let row: (Int) -> SafeText

    /// - Parameters:
    ///   - selected: The index of the row with reversed colors, or in bold if another part of the window has the keys.
    ///   - row: Returns the text of a row; the list requests the visible rows only.
    public init(
        count: Int, selected: Int?, scroll: ScrollPosition, hasKeys: Bool = true,
        row: @escaping (_ index: Int) -> SafeText
    ) {
        self.count = count
        self.selected = selected
        self.scroll = scroll
        self.hasKeys = hasKeys
        self.row = row
    }

    public init(_ rows: [SafeText], selected: Int?, scroll: ScrollPosition) {
        self.init(count: rows.count, selected: selected, scroll: scroll) { rows[$0] }
    }

    public func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { canvas in
            let indices = scroll.offset..<max(scroll.offset, count)
            for (line, index) in indices.prefix(canvas.size.rows).enumerated() {
                draw(index: index, line: line, on: &canvas)
            }
        }
    }

    /// Returns the index of the row at a position of the canvas, for example that of the mouse.
    public func index(at position: Position, in rect: Rect) -> Int? {
        let index = scroll.offset + position.row - rect.row
        return rect.contains(position) && index < count ? index : nil
    }

    private func draw(index: Int, line: Int, on canvas: inout Canvas) {
        let text = row(index).truncated(to: canvas.size.columns)
        guard index == selected else { return canvas.draw(text, row: line) }
        if !hasKeys { return canvas.draw(text.styled(.bold), row: line) }
        canvas.draw(text.padded(to: canvas.size.columns).selected, row: line)
    }
}

extension SafeText {
    /// The text with reversed colors; those of its parts would be patches.
    public var selected: SafeText {
        runs.map { SafeText(String($0.text), style: TextStyle(isBold: $0.style.isBold, isReversed: true)) }.joined()
    }
}
