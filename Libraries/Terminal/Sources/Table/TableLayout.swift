/// The shown columns of a table and their widths, also for the lists of a browser.
package struct TableLayout: Sendable, Equatable {
    package struct Slot: Sendable, Equatable {
        /// The index of the column in the table.
        package let column: Int

        package let width: Int
    }

    package static let gap = 2
    /// The largest width of a column if no window limits it.
    static let widestColumn = 1000
    /// The width to which a column of texts that is never removed, such as a name, shrinks for an important column.
    private static let shortestKeptText = 14
    /// The first priority of the columns for which a name does not shrink below its minimum.
    private static let firstLessImportant = 3
    /// The width of a name, and of other texts, up to which they grow before columns with longer values.
    private static let usualName = 30
    private static let usualText = 20
    /// The smallest width of a column of texts in the narrowest window.
    private static let shortestText = 4

    package let slots: [Slot]

    /// - Parameters:
    ///   - naturalWidths: The width that each column needs for its values.
    ///   - emptyColumns: The columns without values, which are the least important.
    ///   - window: The width of the window; `nil` if lines may have any length. The columns that fit are shown, starting
    ///     with the most important ones.
    package init(columns: [TableColumn], naturalWidths: [Int], emptyColumns: Set<Int> = [], window: Int?) {
        let order = { (column: Int) in (emptyColumns.contains(column) ? 1 : 0, columns[column].priority, column) }
        var shown = columns.indices.filter { columns[$0].priority == 0 }
        for index in columns.indices.sorted(by: { order($0) < order($1) }) where columns[index].priority > 0 {
            let isImportant = columns[index].priority < Self.firstLessImportant
            let least = Self.least(shown + [index], columns, naturalWidths, shrinkingNames: isImportant)
            if shown.isEmpty || least <= window ?? .max { shown.append(index) }
        }
        self.init(columns: columns, shown: shown.sorted(), naturalWidths: naturalWidths, window: window)
    }

    /// Returns the same columns with widths for further rows, which can have wider values.
    func refitted(columns: [TableColumn], naturalWidths: [Int], window: Int?) -> TableLayout {
        TableLayout(columns: columns, shown: slots.map(\.column), naturalWidths: naturalWidths, window: window)
    }

    private init(columns: [TableColumn], shown: [Int], naturalWidths: [Int], window: Int?) {
        // No cell needs more than the window. Without a window, longer cells exceed the column, so that one cell cannot
        // widen all rows.
        var widths = shown.map { min(naturalWidths[$0], window ?? Self.widestColumn) }
        let room = (window ?? .max) - Self.gap * (shown.count - 1)
        let columns = shown.map { columns[$0] }
        let minimum = zip(widths, columns).map { min($0, $1.minimumWidth) }
        // The longest values are cut first, then texts, and at last names. In a window without space for the most
        // important columns, texts are shorter than their minimum.
        let limits = [
            zip(minimum, columns).map { max($0, $1.isName ? Self.usualName : Self.usualText) },
            zip(minimum, columns).map { $1.isName ? Self.usualName : $0 }, minimum,
            zip(minimum, columns).map { $1.alignment == .trailing ? $0 : min($0, Self.shortestText) },
        ]
        for limit in limits { widths = Self.shrink(widths, to: room, minimum: limit) }
        slots = zip(shown, widths).map { Slot(column: $0, width: $1) }
    }

    private static func least(
        _ shown: [Int], _ columns: [TableColumn], _ natural: [Int], shrinkingNames: Bool
    ) -> Int {
        shown.reduce(gap * (shown.count - 1)) { sum, index in
            let column = columns[index]
            let least = column.isName && shrinkingNames ? shortestKeptText : column.minimumWidth
            return sum + min(natural[index], column.minimumWidth, least)
        }
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

extension TableColumn {
    /// `true` for a text that is never removed, such as a name.
    fileprivate var isName: Bool { priority == 0 && alignment == .leading }
}
