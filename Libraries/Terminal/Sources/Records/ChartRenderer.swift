/// A table with a bar for each record after its first column, as long as the window allows.
struct ChartRenderer<Item: Sendable>: RecordRenderer {
    /// The longest bar, because a longer one does not make numbers easier to compare.
    private static var longestBar: Int { 60 }
    private static var shortestLongestBar: Int { 5 }

    let fields: [Field<Item>]
    /// Returns the number that the bar of a record shows.
    let bar: @Sendable (Item) -> Int
    let screen: Screen
    let isASCII: Bool
    /// The records, because the largest number of all decides about the lengths of the bars.
    var items: [Item] = []
    private(set) var omittedFields: [String] = []

    mutating func render(_ items: [Item]) -> String {
        self.items += items
        return ""
    }

    mutating func finish(_ source: RecordSource) -> String {
        let headers = fields.map { SafeText($0.title) }
        let rows = items.map { item in fields.map { $0.cell(of: item) } }
        let longest = longestBar(beside: [headers] + rows)
        let bars = BarChart.bars(items.map(bar), longest: longest, inASCII: isASCII)
        var table = Table(
            headers: headers.inserting(.empty),
            columns: fields.map(\.column).inserting(TableColumn(priority: 1, minimumWidth: longest)),
            window: screen.window)
        let lines = table.lines(for: zip(rows, bars).map { $0.inserting(SafeText($1, style: .cyan)) })
        // The bars are the second column, which shows no field of its own.
        let names = fields.map(\.name).inserting("")
        omittedFields = table.omittedColumns.map { names[$0] }.filter { !$0.isEmpty }
        return lines.map { $0.rendered(inColor: screen.isColored) + "\n" }.joined()
    }

    /// Returns the length for which all columns fit into the window.
    private func longestBar(beside lines: [[SafeText]]) -> Int {
        guard let window = screen.window else { return Self.longestBar / 2 }
        let widths = fields.indices.map { column in lines.map { $0[column].width }.max() ?? 0 }
        let room = window - widths.reduce(0, +) - TableLayout.gap * fields.count
        return min(Self.longestBar, max(Self.shortestLongestBar, room))
    }
}

extension Array {
    /// Returns the cells of a line with another cell after the first one.
    fileprivate func inserting(_ cell: Element) -> [Element] { prefix(1) + [cell] + dropFirst() }
}
