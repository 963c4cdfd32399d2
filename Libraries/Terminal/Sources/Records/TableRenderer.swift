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

/// A single record for the user: a title, and a line for each value.
struct DetailView<Item: Sendable> {
    let fields: [Field<Item>]
    let title: (@Sendable (Item) -> String)?
    let screen: Screen
    let isASCII: Bool

    func render(_ item: Item) -> String {
        (titleLines(of: item) + fields.flatMap { lines(of: $0, item) })
            .map { $0.rendered(inColor: screen.isColored) + "\n" }.joined()
    }

    private func titleLines(of item: Item) -> [SafeText] {
        guard let title else { return [] }
        let text = SafeText(title(item), style: .bold)
        return screen.window.map { text.wrapped(to: $0) } ?? [text]
    }

    private func lines(of field: Field<Item>, _ item: Item) -> [SafeText] {
        let room = screen.window.map { max(10, $0 - labelWidth - 2) }
        let paragraphs = field.paragraphs(of: item, fitting: room, inASCII: isASCII).filter { !$0.isEmpty }
        let indentation = field.lines == nil ? 0 : 2
        let values = paragraphs.flatMap { value in
            room.map { value.wrapped(to: $0, indentingRest: indentation) } ?? [value]
        }
        return values.enumerated().map { index, value in
            let label = index == 0 ? label(of: field) : .empty
            return label.padded(to: labelWidth + 2) + value
        }
    }

    private func label(of field: Field<Item>) -> SafeText { SafeText(field.title, style: .dim) }

    private var labelWidth: Int { fields.map { label(of: $0).width }.max() ?? 0 }
}
