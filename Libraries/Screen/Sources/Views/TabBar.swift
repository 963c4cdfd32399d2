public import ChallengeTerminal

/// The names of the pages of a program in one row, with the open page emphasized and always visible.
public struct TabBar {
    private let tabs: [SafeText]
    private let selected: Int

    public init(_ tabs: [SafeText], selected: Int) {
        self.tabs = tabs.map { " " + $0 + " " }
        self.selected = selected
    }

    public func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { canvas in
            for (index, columns) in columns(canvas.size.columns).enumerated() {
                let style: TextStyle = index == selected ? TextStyle(isBold: true, isReversed: true) : .plain
                canvas.draw(tabs[index].styled(style), row: 0, column: columns.lowerBound)
            }
        }
    }

    /// Returns the index of the tab at a position of the canvas, for example that of the mouse.
    public func index(at position: Position, in rect: Rect) -> Int? {
        guard rect.contains(position), position.row == rect.row else { return nil }
        return columns(rect.width).firstIndex { $0.contains(position.column - rect.column) }
    }

    private func columns(_ width: Int) -> [Range<Int>] {
        let ends = tabs.indices.map { index in tabs[...index].reduce(index) { $0 + $1.width } }
        let hidden = max(0, ends[selected] - width)
        return zip(ends, tabs).map { end, tab in end - tab.width - hidden..<end - hidden }
    }
}
