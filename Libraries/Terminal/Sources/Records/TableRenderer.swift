/// A table that fits the user's window.
struct TableRenderer<Item: Sendable>: RecordRenderer {
    /// The number of rows by whose values the widths are chosen before the first row is printed.
    private static var measuredRows: Int { 1000 }

    private let fields: [Field<Item>]
    private let isColored: Bool
    private var table: Table
    /// The rows that are not printed yet.
    private var rows: [[SafeText]] = []
    private var isMeasured = false

    init(fields: [Field<Item>], screen: Screen) {
        self.fields = fields
        self.isColored = screen.isColored
        self.table = Table(
            headers: fields.map { SafeText($0.title) }, columns: fields.map(\.column),
            window: screen.window)
    }

    mutating func render(_ items: [Item]) -> String {
        rows += items.flatMap { item in
            fields.lines(for: item).map { fields in fields.map { $0.cell(of: item) } }
        }
        return isMeasured || rows.count >= Self.measuredRows ? nextLines() : ""
    }

    mutating func finish(_ source: RecordSource) -> String { nextLines() }

    var omittedFields: [String] { table.omittedColumns.map { fields[$0].name } }

    private mutating func nextLines() -> String {
        defer { (rows, isMeasured) = ([], true) }
        return table.lines(for: rows).map { $0.rendered(inColor: isColored) + "\n" }.joined()
    }
}
