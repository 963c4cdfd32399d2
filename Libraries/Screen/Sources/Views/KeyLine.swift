public import ChallengeTerminal

/// The most important keys with their meanings, in one row.
public struct KeyLine {
    private let entries: [SafeText]

    /// - Parameter keys: The keys in order of importance; those at the end are omitted in a narrow window.
    public init(_ keys: [(key: SafeText, meaning: SafeText)]) {
        entries = keys.map { $0.key.styled(.bold) + " " + $0.meaning }
    }

    public func draw(on canvas: inout Canvas, in rect: Rect) {
        canvas.sub(rect) { canvas in
            for (entry, columns) in zip(entries, columns(rect.width)) {
                canvas.draw(entry, row: 0, column: columns.lowerBound)
            }
        }
    }

    /// Returns the index of the key at a position of the canvas, for example that of the mouse.
    public func index(at position: Position, in rect: Rect) -> Int? {
        guard rect.contains(position), position.row == rect.row else { return nil }
        return columns(rect.width).firstIndex { $0.contains(position.column - rect.column) }
    }

    /// Returns the columns of the shown keys.
    private func columns(_ width: Int) -> [Range<Int>] {
        var column = 0
        let columns = entries.map { entry in
            defer { column += entry.width + 2 }
            return column..<column + entry.width
        }
        return Array(columns.prefix { $0.upperBound <= width })
    }
}
