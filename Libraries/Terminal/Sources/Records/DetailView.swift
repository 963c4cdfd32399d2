/// Records in a terminal with all their values below each other, and an empty line between them.
struct DetailRenderer<Item: Sendable>: RecordRenderer {
    let view: DetailView<Item>
    private var isFirst = true

    init(view: DetailView<Item>) {
        self.view = view
    }

    mutating func render(_ items: [Item]) -> String {
        if items.isEmpty { return "" }
        defer { isFirst = false }
        return (isFirst ? "" : "\n") + items.map(view.render).joined(separator: "\n")
    }
}

/// A single record for the user: a title, and a line for each value.
struct DetailView<Item: Sendable> {
    let fields: [Field<Item>]
    let title: (@Sendable (Item) -> String)?
    let screen: Screen
    let isASCII: Bool

    /// The smallest number of columns for values beside their labels.
    private static var narrowestValue: Int { 10 }

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
        let room = screen.window.map { max(Self.narrowestValue, $0 - indentation) }
        let paragraphs = field.paragraphs(of: item, fitting: room, inASCII: isASCII).filter { !$0.isEmpty }
        let indentationOfRest = field.lines == nil ? 0 : 2
        let values = paragraphs.flatMap { value in
            room.map { value.wrapped(to: $0, indentingRest: indentationOfRest) } ?? [value]
        }
        if values.isEmpty { return [] }
        let label = label(of: field)
        let rest = values.dropFirst(areLabelsAbove ? 0 : 1).map { SafeText.empty.padded(to: indentation) + $0 }
        return [areLabelsAbove ? label : label.padded(to: indentation) + values[0]] + rest
    }

    /// The number of columns before the values.
    private var indentation: Int { areLabelsAbove ? 2 : labelWidth + 2 }

    /// `true` in a window that has no space for values beside their labels.
    private var areLabelsAbove: Bool { screen.window.map { $0 < labelWidth + 2 + Self.narrowestValue } ?? false }

    private func label(of field: Field<Item>) -> SafeText { SafeText(field.title, style: .dim) }

    private var labelWidth: Int { fields.map { label(of: $0).width }.max() ?? 0 }
}
