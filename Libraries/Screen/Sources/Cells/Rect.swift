/// A rectangle of cells.
public struct Rect: Sendable, Hashable {
    public let column: Int
    public let row: Int
    public let width: Int
    public let height: Int

    public init(column: Int, row: Int, width: Int, height: Int) {
        self.column = column
        self.row = row
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// Creates the rectangle of a whole canvas.
    public init(_ size: Size) { self.init(column: 0, row: 0, width: size.columns, height: size.rows) }

    public var columns: Range<Int> { column..<column + width }
    public var rows: Range<Int> { row..<row + height }
    public var size: Size { Size(columns: width, rows: height) }

    /// Returns `true` if the position is inside, for example that of the mouse.
    public func contains(_ position: Position) -> Bool {
        columns.contains(position.column) && rows.contains(position.row)
    }

    /// Returns the common part of both rectangles, which can be empty.
    public func intersection(_ other: Rect) -> Rect {
        let columns = columns.clamped(to: other.columns)
        let rows = rows.clamped(to: other.rows)
        return Rect(column: columns.lowerBound, row: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// Returns the rectangle without a margin of this many columns and rows on each side.
    public func inset(columns: Int, rows: Int = 0) -> Rect {
        Rect(column: column + columns, row: row + rows, width: width - 2 * columns, height: height - 2 * rows)
    }
}

extension Rect {
    /// Returns the leftmost columns and the rest.
    public func splitLeft(_ columns: Int) -> (left: Rect, rest: Rect) {
        let taken = min(max(0, columns), width)
        return (
            Rect(column: column, row: row, width: taken, height: height),
            Rect(column: column + taken, row: row, width: width - taken, height: height)
        )
    }

    /// Returns the topmost rows and the rest.
    public func splitTop(_ rows: Int) -> (top: Rect, rest: Rect) {
        let taken = min(max(0, rows), height)
        return (
            Rect(column: column, row: row, width: width, height: taken),
            Rect(column: column, row: row + taken, width: width, height: height - taken)
        )
    }

    /// Returns the lowest rows and the rest.
    public func splitBottom(_ rows: Int) -> (bottom: Rect, rest: Rect) {
        let (rest, bottom) = splitTop(height - min(max(0, rows), height))
        return (bottom, rest)
    }
}
