/// The shown columns of a table and their widths.
struct TableLayout: Sendable, Equatable {
    struct Slot: Sendable, Equatable {
        /// The index of the column in the table.
        let column: Int

        let width: Int
    }

    static let gap = 2
    /// The largest width of a column if no window limits it.
    static let widestColumn = 1000
    /// The width to which a column of texts that is never removed, such as a name, shrinks before another column is
    /// removed.
    private static let shortestKeptText = 14
    /// The smallest width of a column of texts in the narrowest window.
    private static let shortestText = 4

    let slots: [Slot]

    /// - Parameters:
    ///   - naturalWidths: The width that each column needs for its values.
    ///   - emptyColumns: The columns without values, which are removed first.
    ///   - window: The width of the window; `nil` if lines may have any length. Columns that do not fit are removed.
    init(columns: [TableColumn], naturalWidths: [Int], emptyColumns: Set<Int> = [], window: Int?) {
        var shown = Array(columns.indices)
        while let window, shown.count > 1, Self.least(shown, columns, naturalWidths) > window,
            let leastImportant = Self.leastImportant(of: shown, columns, emptyColumns)
        {
            shown.removeAll { $0 == leastImportant }
        }
        self.init(columns: columns, shown: shown, naturalWidths: naturalWidths, window: window)
    }

    /// Returns the same columns with widths for further rows, which can have wider values.
    func refitted(columns: [TableColumn], naturalWidths: [Int], window: Int?) -> TableLayout {
        TableLayout(columns: columns, shown: slots.map(\.column), naturalWidths: naturalWidths, window: window)
    }

    private init(columns: [TableColumn], shown: [Int], naturalWidths: [Int], window: Int?) {
        // No cell needs more than the window. Without a window, longer cells exceed the column, so that one cell cannot
        // widen all rows.
        let natural = shown.map { min(naturalWidths[$0], window ?? Self.widestColumn) }
        let minimum = shown.map { min(naturalWidths[$0], columns[$0].minimumWidth) }
        // In a window without space for the most important columns, texts are shorter than their minimum.
        let shortest = shown.indices.map { index in
            columns[shown[index]].alignment == .trailing ? minimum[index] : min(minimum[index], Self.shortestText)
        }
        let room = (window ?? .max) - Self.gap * (shown.count - 1)
        let widths = Self.shrink(Self.shrink(natural, to: room, minimum: minimum), to: room, minimum: shortest)
        slots = zip(shown, widths).map { Slot(column: $0, width: $1) }
    }

    private static func least(_ shown: [Int], _ columns: [TableColumn], _ natural: [Int]) -> Int {
        shown.reduce(gap * (shown.count - 1)) { $0 + min(natural[$1], least(columns[$1])) }
    }

    private static func least(_ column: TableColumn) -> Int {
        let isKeptText = column.priority == 0 && column.alignment == .leading
        return isKeptText ? min(column.minimumWidth, shortestKeptText) : column.minimumWidth
    }

    private static func leastImportant(
        of shown: [Int], _ columns: [TableColumn], _ emptyColumns: Set<Int>
    ) -> Int? {
        let order = { (column: Int) in (emptyColumns.contains(column) ? 1 : 0, columns[column].priority, column) }
        return shown.filter { columns[$0].priority > 0 }.max { order($0) < order($1) }
    }

    /// Returns widths that fit into the room.
    ///
    /// Each step narrows the widest column above its minimum, so that no column loses much more than the others.
    private static func shrink(_ natural: [Int], to room: Int, minimum: [Int]) -> [Int] {
        var widths = natural
        var excess = widths.reduce(0, +) - room
        while excess > 0 {
            let spare = widths.indices.filter { widths[$0] > minimum[$0] }
            guard let widest = spare.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }
}
