import ChallengeCollections
import ChallengeCore
import ChallengeTerminal

/// The columns of a list, whose widths stay the same while the user scrolls.
struct ItemTable: Sendable {
    struct Column: Sendable {
        let field: Field<AnyRecord>
        fileprivate let column: TableColumn
        /// The width of the longest value, or of the title with an arrow; zero without a value.
        fileprivate let width: Int

        fileprivate init(_ field: Field<AnyRecord>, _ items: ArraySlice<BrowsableItem>, hasTitle: Bool) {
            self.field = field
            column = field.column
            let longest = items.map { TextWidth.of(field.shownText(of: $0.record)[...]) }.max() ?? 0
            width = hasTitle && longest > 0 ? max(longest, SafeText(field.title).width + 1) : longest
        }

        var isName: Bool { field.name == "name" }

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
            let title = SafeText(field.title).truncated(to: width - arrow.count)
            return (title + SafeText(arrow)).padded(to: width, column.alignment)
        }
    }

    struct Slot {
        let column: Column
        let width: Int
    }

    static let gap = TableLayout.gap
    /// The number of items whose values decide about the widths.
    private static let measuredItems = 1000

    let columns: [Column]

    /// - Parameter hasTitles: `true` if a header is above the columns.
    init(_ fields: [Field<AnyRecord>], _ items: [BrowsableItem], hasTitles: Bool = true) {
        let measured = items.prefix(Self.measuredItems)
        columns = (fields.visible(in: .tables) + fields.compactMap(\.countInWideTables))
            .map { Column($0, measured, hasTitle: hasTitles) }.filter { $0.width > 0 }
    }

    /// Returns the columns for which there is room.
    ///
    /// - Parameter room: The columns of the window without those for marks.
    func slots(in room: Int) -> [Slot] {
        TableLayout(columns: columns.map(\.column), naturalWidths: columns.map(\.width), window: room).slots
            .map { Slot(column: columns[$0.column], width: $0.width) }
    }
}

extension [ItemTable.Slot] {
    /// Returns the texts of the columns side by side.
    func text(_ cell: (ItemTable.Slot) -> SafeText) -> SafeText {
        map(cell).joined(separator: .spaces(ItemTable.gap))
    }
}
