/// Rows below a header, aligned in columns.
struct Table: Sendable {
    private let headers: [SafeText]
    private let columns: [TableColumn]
    private let window: Int?

    /// The shown columns, chosen by the first rows; later rows only change their widths.
    private var layout: TableLayout?
    private var naturalWidths: [Int]

    init(headers: [SafeText], columns: [TableColumn], window: Int?) {
        self.headers = headers
        self.columns = columns
        self.window = window
        naturalWidths = headers.map(\.width)
    }

    /// The indices of the columns that the window has no room for.
    var omittedColumns: [Int] {
        guard let layout else { return [] }
        return columns.indices.filter { index in !layout.slots.contains { $0.column == index } }
    }

    /// Returns the next lines: the header before the first row, and the rows.
    mutating func lines(for rows: [[SafeText]]) -> [SafeText] {
        if rows.isEmpty { return [] }
        naturalWidths = naturalWidths.indices.map { index in
            rows.reduce(naturalWidths[index]) { max($0, $1[index].width) }
        }
        if let chosen = layout {
            let layout = chosen.refitted(columns: columns, naturalWidths: naturalWidths, window: window)
            self.layout = layout
            return rows.map { line($0, in: layout) }
        }
        let emptyColumns = columns.indices.filter { index in rows.allSatisfy { $0[index].isEmpty } }
        let layout = TableLayout(
            columns: columns, naturalWidths: naturalWidths, emptyColumns: Set(emptyColumns), window: window)
        self.layout = layout
        return [line(headers.map { $0.styled(.bold) }, in: layout)] + rows.map { line($0, in: layout) }
    }

    private func line(_ cells: [SafeText], in layout: TableLayout) -> SafeText {
        // A line has no trailing spaces, because the user would copy them along.
        let last = layout.slots.lastIndex { !cells[$0.column].isEmpty } ?? 0
        return layout.slots.prefix(last + 1).enumerated().map { index, slot in
            let cell = window == nil ? cells[slot.column] : cells[slot.column].shortened(to: slot.width)
            let alignment = columns[slot.column].alignment
            return index == last && alignment == .leading ? cell : cell.padded(to: slot.width, alignment)
        }.joined(separator: .spaces(TableLayout.gap))
    }
}

/// The behavior of a column when the window is narrow.
public struct TableColumn: Sendable, Equatable {
    public let alignment: SafeText.Alignment

    /// The order in which columns get room in a narrow window: 0 is always shown, and the highest number is the last.
    public let priority: Int

    /// The width without which the column is not shown; a text that is always shown can shrink further.
    public let minimumWidth: Int

    /// The output that contains the field by default.
    ///
    /// Data formats contain every field that does not need to be named.
    public enum Visibility: Sendable, Comparable {
        /// No output: only `--fields` selects the field.
        case named
        case data
        /// Details of a single record, too.
        case details
        /// Tables and Markdown, too.
        case tables
    }

    public let visibility: Visibility

    public init(
        alignment: SafeText.Alignment = .leading,
        priority: Int = 1,
        minimumWidth: Int = 8,
        visibility: Visibility = .tables
    ) {
        self.alignment = alignment
        self.priority = priority
        self.minimumWidth = minimumWidth
        self.visibility = visibility
    }

    /// A field that a table shows only with `--fields` or `--all-fields`; a narrow window removes it before others.
    public static let hidden = TableColumn(priority: 10, visibility: .details)

    /// A field that a screen shows only with `--fields` or `--all-fields`, with space for a date.
    public static let dataOnly = TableColumn(priority: 11, minimumWidth: 16, visibility: .data)

    /// A field that an output contains only with `--fields`.
    public static let named = TableColumn(priority: 12, visibility: .named)
}
