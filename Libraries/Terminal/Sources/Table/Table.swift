/// Rows under a header, aligned in columns.
struct Table: Sendable {
    private let headers: [SafeText]
    private let columns: [TableColumn]
    private let window: Int?
    private let mayDrop: Bool

    /// Decided on the first rows and kept, so that no more than those are ever held.
    private var layout: TableLayout?

    init(headers: [SafeText], columns: [TableColumn], window: Int?, mayDrop: Bool) {
        self.headers = headers
        self.columns = columns
        self.window = window
        self.mayDrop = mayDrop
    }

    /// The next lines: the header before the first row, and the rows.
    mutating func lines(for rows: [[SafeText]]) -> [SafeText] {
        if rows.isEmpty { return [] }
        if let layout { return rows.map { line($0, in: layout) } }
        let layout = TableLayout(
            columns: columns, naturalWidths: naturalWidths(of: rows), window: window, mayDrop: mayDrop)
        self.layout = layout
        return [line(headers.map { $0.styled(.bold) }, in: layout)] + rows.map { line($0, in: layout) }
    }

    private func naturalWidths(of rows: [[SafeText]]) -> [Int] {
        headers.indices.map { index in
            rows.reduce(headers[index].width) { max($0, $1[index].width) }
        }
    }

    private func line(_ cells: [SafeText], in layout: TableLayout) -> SafeText {
        // No spaces at the end of a line: they would be copied along.
        let last = layout.slots.lastIndex { !cells[$0.column].isEmpty } ?? 0
        return layout.slots.prefix(last + 1).enumerated().map { index, slot in
            let cell = window == nil ? cells[slot.column] : cells[slot.column].truncated(to: slot.width)
            let alignment = columns[slot.column].alignment
            return index == last && alignment == .leading ? cell : cell.padded(to: slot.width, alignment)
        }.joined(separator: .spaces(TableLayout.gap))
    }
}
