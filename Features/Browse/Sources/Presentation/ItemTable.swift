import ChallengeCollections
import ChallengeCore
import ChallengeTerminal

/// The columns of a list, whose widths stay the same while the user scrolls.
struct ItemTable: Sendable {
    struct Column: Sendable {
        let field: Field<AnyRecord>
        fileprivate let column: TableColumn
        /// The width of the longest value.
        fileprivate let width: Int
        /// The width of the longest value, or of the title with an arrow.
        fileprivate let fullWidth: Int

        fileprivate init(_ field: Field<AnyRecord>, _ items: ArraySlice<BrowsableItem>, hasTitle: Bool) {
            self.field = field
            column = field.column
            width = items.map { TextWidth.of(field.shownText(of: $0.record)[...]) }.max() ?? 0
            fullWidth = hasTitle ? max(width, SafeText(field.title).width + 1) : width
        }

        var isName: Bool { field.name == "name" }

        /// `true` for a column that is more important than a long name.
        fileprivate var isImportant: Bool { column.priority < ItemTable.firstLessImportant }

        /// The width without which the column is not shown.
        fileprivate var leastWidth: Int {
            if isName { return min(width, ItemTable.shortestName) }
            let isShort = isImportant || column.alignment == .trailing
            return max(min(width, isShort ? ItemTable.longestShort : ItemTable.shortestText), 2)
        }

        /// Returns the value of an item, aligned in a width.
        func cell(of item: BrowsableItem, width: Int, _ emphasis: Emphasis? = nil) -> SafeText {
            let cell = field.cell(of: item.record)
            let isText = column.alignment == .leading
            let text = emphasis.map { isText ? $0.text(cell, isName: isName) : cell } ?? cell
            return text.truncated(to: width).padded(to: width, column.alignment)
        }

        /// Returns the title with the direction of the order by this column.
        func header(width: Int, _ order: ItemOrder?) -> SafeText {
            let arrow = order?.fieldName == field.name ? order?.arrow ?? "" : ""
            let title = SafeText(field.title)
            let room = width - arrow.count
            // A sign would take too much of a very narrow column.
            let shown = room > 3 ? title.truncated(to: room) : title.split(after: room).head
            return (shown + SafeText(arrow)).padded(to: width, column.alignment)
        }
    }

    struct Slot {
        let column: Column
        let width: Int
    }

    static let gap = 2
    /// The number of items whose values decide about the widths.
    private static let measuredItems = 200
    /// The width of a name beside important columns, and beside others.
    fileprivate static let shortestName = 18
    private static let usualName = 25
    fileprivate static let shortestText = 8
    private static let usualText = 20
    fileprivate static let longestShort = 13
    fileprivate static let firstLessImportant = 3

    let columns: [Column]

    /// - Parameter hasTitles: `true` if a header is above the columns.
    init(_ fields: [Field<AnyRecord>], _ items: [BrowsableItem], hasTitles: Bool = true) {
        let shown = fields.visible(in: .tables).filter { $0.link == nil || ["id", "name"].contains($0.name) }
        let measured = items.prefix(Self.measuredItems)
        columns = (shown + fields.compactMap(\.countInWideTables)).map { Column($0, measured, hasTitle: hasTitles) }
            .filter { $0.width > 0 }
    }

    /// Returns the columns for which there is room: the important ones, a name of the usual length, and then the others.
    ///
    /// - Parameter room: The columns of the window without those for marks.
    func slots(in room: Int) -> [Slot] {
        var widths: [Int: Int] = [:]
        var rest = room + Self.gap
        func add(_ index: Int) {
            // A name is cut before it disappears.
            let width =
                columns[index].isName ? min(columns[index].leastWidth, rest - Self.gap) : columns[index].leastWidth
            if width + Self.gap > rest || width < 1 { return }
            widths[index] = width
            rest -= width + Self.gap
        }
        func grow(_ index: Int, to limit: Int) {
            guard let width = widths[index] else { return }
            let more = max(0, min(rest, min(limit, columns[index].fullWidth) - width))
            widths[index] = width + more
            rest -= more
        }
        let order = columns.indices.sorted { columns[$0].column.priority < columns[$1].column.priority }
        for index in order where columns[index].isImportant { add(index) }
        for index in order where columns[index].isName { grow(index, to: Self.usualName) }
        for index in order where !columns[index].isImportant { add(index) }
        for index in order where !columns[index].isName { grow(index, to: Self.usualText) }
        for index in order.sorted(by: { columns[$0].isName && !columns[$1].isName }) { grow(index, to: .max) }
        return columns.indices.compactMap { index in widths[index].map { Slot(column: columns[index], width: $0) } }
    }
}

extension [ItemTable.Slot] {
    /// Returns the texts of the columns side by side.
    func text(_ cell: (ItemTable.Slot) -> SafeText) -> SafeText {
        map(cell).joined(separator: .spaces(ItemTable.gap))
    }
}
