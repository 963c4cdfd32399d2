/// The size of a window or a canvas in cells.
public struct Size: Sendable, Hashable {
    public let columns: Int
    public let rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }

    public static let zero = Size(columns: 0, rows: 0)
}

/// The place of a cell, counted from 0.
public struct Position: Sendable, Hashable {
    public let column: Int
    public let row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}
