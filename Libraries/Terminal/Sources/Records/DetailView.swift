internal import ChallengeCore

/// Records in a terminal with all their values below each other, and an empty line between them.
struct DetailRenderer<Item: Sendable>: RecordRenderer {
    let view: DetailView<Item>
    var isFirst = true

    mutating func render(_ items: [Item]) -> String {
        if items.isEmpty { return "" }
        defer { isFirst = false }
        return (isFirst ? "" : "\n") + items.map(view.render).joined(separator: "\n")
    }
}

/// A single record for the user: a title, and a line for each value.
struct DetailView<Item: Sendable> {
    let fields: [Field<Item>]
    /// `true` if the user selected the fields, so that all of them are shown.
    let isSelection: Bool
    let title: (@Sendable (Item) -> String)?
    let screen: Screen
    let isASCII: Bool
    /// The picture left of the lines.
    var picture: DrawnPicture?

    private static var gap: Int { 2 }

    /// The columns beside the picture; `nil` for lines of any length.
    private var window: Int? { screen.window.map { $0 - (picture.map { $0.columns + Self.gap } ?? 0) } }

    var shownFields: [Field<Item>] { isSelection ? fields : fields.visible(in: .details) }

    /// `true` if a field makes one row per element, or if each selected field has only one line.
    var isBetterAsTable: Bool {
        shownFields.contains { $0.rows != nil } || isSelection && shownFields.allSatisfy(\.hasOneLine)
    }

    func render(_ item: Item) -> String {
        let fields = fieldsBesideTitle(of: item)
        let labels = fields.map { SafeText($0.title, style: .dim) }
        let layout = Layout(labels: labels, window: window)
        let lines = (titleLines(of: item) + zip(fields, labels).flatMap { self.lines(of: $0, $1, item, layout) })
            .map { $0.rendered(inColor: screen.isColored) }
        return picture.map { beside($0, lines) } ?? lines.map { $0 + "\n" }.joined()
    }

    private func beside(_ picture: DrawnPicture, _ lines: [String]) -> String {
        let gap = SafeText.spaces(Self.gap).plain
        let rows = (0..<max(lines.count, picture.rows.count)).map { row in
            picture.cells(ofRow: row) + (row < lines.count ? gap + lines[row] : "") + "\n"
        }
        return DrawnPicture.start([(0, picture)]) + rows.joined()
    }

    /// Returns the fields without those whose values the title has, and the charts below their fields.
    private func fieldsBesideTitle(of item: Item) -> [Field<Item>] {
        if isSelection { return shownFields }
        return shownFields.beside(title: title?(item) ?? "", of: item).flatMap { field in
            [field] + field.charts.filter { !$0.paragraphs(of: item, fitting: nil, inASCII: isASCII).isEmpty }
        }
    }

    private func titleLines(of item: Item) -> [SafeText] {
        guard let title else { return [] }
        let text = SafeText(title(item), style: .bold)
        return window.map { text.wrapped(to: $0) } ?? [text]
    }

    private func lines(of field: Field<Item>, _ label: SafeText, _ item: Item, _ layout: Layout) -> [SafeText] {
        let room = window.map { max(Layout.narrowestValue, $0 - layout.indentation) }
        let paragraphs = field.paragraphs(of: item, fitting: room, inASCII: isASCII).filter { !$0.isEmpty }
        let indentationOfRest = field.lines == nil ? 0 : 2
        let values = paragraphs.flatMap { value in
            room.map { value.wrapped(to: $0, indentingRest: indentationOfRest) } ?? [value]
        }
        if values.isEmpty { return [] }
        let rest = values.dropFirst(layout.areLabelsAbove ? 0 : 1).map {
            SafeText.empty.padded(to: layout.indentation) + $0
        }
        return [layout.areLabelsAbove ? label : label.padded(to: layout.indentation) + values[0]] + rest
    }
}

/// The places of the labels and values in a window.
private struct Layout {
    /// The smallest number of columns for values beside their labels.
    static let narrowestValue = 10

    /// `true` in a window that has no space for values beside their labels.
    let areLabelsAbove: Bool
    /// The number of columns before the values.
    let indentation: Int

    init(labels: [SafeText], window: Int?) {
        let width = labels.map(\.width).max() ?? 0
        areLabelsAbove = window.map { $0 < width + 2 + Self.narrowestValue } ?? false
        indentation = areLabelsAbove ? 2 : width + 2
    }
}

extension Array {
    /// Returns the fields without those whose values the title has.
    func beside<Item>(title: String, of item: Item) -> [Field<Item>] where Element == Field<Item> {
        // After the name, the title has a kind with a type, such as `Alien (Bird-Person)`.
        let sections = title.split(separator: " · ").map(String.init)
        let parts =
            sections
            + sections.dropFirst().flatMap { $0.split(whereSeparator: "()".contains).map { String($0).trimmed } }
        return filter { !parts.contains($0.shownText(of: item)) }
    }
}
