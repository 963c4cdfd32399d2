public import ChallengeTerminal

/// The names of the pages of a program in one row, with the open page emphasized and always visible.
///
/// A sign at an end shows that tabs are hidden there.
public struct TabBar {
    private struct Place {
        /// The index of the tab; for a sign, that of the nearest hidden tab.
        let index: Int
        let column: Int
        let text: SafeText
    }

    private let tabs: [SafeText]
    private let selected: Int

    public init(_ tabs: [SafeText], selected: Int) {
        self.tabs = tabs.map { " " + $0 + " " }
        self.selected = selected
    }

    public func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { canvas in
            for place in places(canvas.size.columns) {
                let style: TextStyle = place.index == selected ? TextStyle(isBold: true, isReversed: true) : .plain
                canvas.draw(place.text.styled(style), row: 0, column: place.column)
            }
        }
    }

    /// Returns the index of the tab at a position of the canvas, for example that of the mouse; the nearest hidden tab at
    /// a sign.
    public func index(at position: Position, in rect: Rect) -> Int? {
        guard rect.contains(position), position.row == rect.row else { return nil }
        let column = position.column - rect.column
        return places(rect.width).last { ($0.column..<$0.column + $0.text.width).contains(column) }?.index
    }

    private func places(_ width: Int) -> [Place] {
        if !tabs.indices.contains(selected) { return [] }
        // The tabs that fit beside the selected one, first those before it.
        let first = (0...selected).first { self.width($0...selected) <= width } ?? selected
        let last = (selected..<tabs.count).last { self.width(first...$0) <= width } ?? selected
        var places = first > 0 ? [Place(index: first - 1, column: 0, text: "‹")] : []
        var column = places.count
        let end = last < tabs.count - 1 ? width - 1 : width
        for index in first...last {
            // The space after the last name may be cut off.
            let isCut = tabs[index].width - 1 > end - column
            let text = isCut ? tabs[index].truncated(to: end - column) : tabs[index]
            places.append(Place(index: index, column: column, text: text))
            column += tabs[index].width + 1
        }
        if end < width { places.append(Place(index: last + 1, column: end, text: "›")) }
        return places
    }

    /// Returns the width of the tabs with the signs beside them, without the space after the last name.
    private func width(_ visible: ClosedRange<Int>) -> Int {
        let signs = (visible.lowerBound > 0 ? 1 : 0) + (visible.upperBound < tabs.count - 1 ? 1 : -1)
        return tabs[visible].reduce(visible.count - 1 + signs) { $0 + $1.width }
    }
}
