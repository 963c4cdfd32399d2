/// A table that fits the user's window.
struct TableRenderer<Item: Sendable>: RecordRenderer {
    private let fields: [Field<Item>]
    private let isColored: Bool
    private var table: Table

    init(fields: [Field<Item>], screen: Screen, mayRemoveColumns: Bool) {
        self.fields = fields
        self.isColored = screen.isColored
        self.table = Table(
            headers: fields.map { SafeText($0.title) }, columns: fields.map(\.column),
            window: screen.window, mayRemoveColumns: mayRemoveColumns)
    }

    mutating func render(_ items: [Item]) -> String {
        table.lines(
            for:
                items.flatMap { item in fields.lines(for: item).map { fields in fields.map { $0.cell(of: item) } } }
        )
        .map { $0.rendered(inColor: isColored) + "\n" }.joined()
    }

    func finish() -> String { "" }
}

/// A single record for the user: a title, and a line for each value.
struct DetailView<Item: Sendable> {
    let fields: [Field<Item>]
    let title: (@Sendable (Item) -> String)?
    let screen: Screen

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
        let paragraphs = field.paragraphs(of: item, fitting: room).filter { !$0.isEmpty }
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
