internal import ChallengeCore

/// Records beside each other in a terminal: a line for each field, and a column for each record.
///
/// Records for which the window has no room follow below.
struct SideBySideRenderer<Item: Sendable>: RecordRenderer {
    private static var gap: Int { 2 }
    /// The width of a column without a window.
    private static var usualWidth: Int { 24 }
    private static var narrowestColumn: Int { 14 }

    let fields: [Field<Item>]
    let screen: Screen
    let isASCII: Bool
    private var items: [Item] = []

    init(fields: [Field<Item>], screen: Screen, isASCII: Bool) {
        self.fields = fields
        self.screen = screen
        self.isASCII = isASCII
    }

    mutating func render(_ items: [Item]) -> String {
        self.items += items
        return ""
    }

    mutating func finish(_ source: RecordSource) -> String {
        let fields = fields.flatMap { [$0] + $0.charts }
        let labels = fields.map { SafeText($0.title, style: .dim) }
        let labelWidth = labels.map(\.width).max() ?? 0
        let room = screen.window.map { max(1, $0 - labelWidth) }
        let most = room.map { max(1, $0 / (Self.narrowestColumn + Self.gap)) } ?? items.count
        let blocks = stride(from: 0, to: items.count, by: most).map { Array(items[$0..<min($0 + most, items.count)]) }
        let columns = blocks.first?.count ?? 0
        let width = room.map { max(1, $0 / max(1, columns) - Self.gap) } ?? Self.usualWidth
        return blocks.map { block in
            zip(fields, labels).flatMap { field, label in
                lines(of: field, label.padded(to: labelWidth), block, width: width)
            }.map { $0.rendered(inColor: screen.isColored) + "\n" }.joined()
        }.joined(separator: "\n")
    }

    /// Returns the lines of a field, whose values are wrapped in their columns; none if no record has a value.
    private func lines(of field: Field<Item>, _ label: SafeText, _ items: [Item], width: Int) -> [SafeText] {
        let cells = items.map { item in
            let paragraphs = field.paragraphs(of: item, fitting: width, inASCII: isASCII)
            let values = paragraphs.filter { !$0.isEmpty }.flatMap { $0.wrapped(to: width) }
            return field.name == "name" ? values.map { $0.styled(.bold) } : values
        }
        return (0..<(cells.map(\.count).max() ?? 0)).map { row in
            let columns = [row == 0 ? label : .spaces(label.width)] + cells.map { row < $0.count ? $0[row] : .empty }
            // A line has no trailing spaces, because the user would copy them along.
            let last = columns.lastIndex { !$0.isEmpty } ?? 0
            return columns[...last].enumerated().map { index, cell in
                index == 0 || index == last ? cell : cell.padded(to: width)
            }.joined(separator: .spaces(Self.gap))
        }
    }
}
