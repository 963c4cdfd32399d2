internal import ChallengeResources

/// A table for people, fitted to their window.
struct TableRenderer<Item: Sendable>: RecordRenderer {
    private let fields: [Field<Item>]
    private let isColored: Bool
    private var table: Table

    init(fields: [Field<Item>], screen: Screen, mayDrop: Bool) {
        self.fields = fields
        self.isColored = screen.isColored
        self.table = Table(
            headers: fields.map { SafeText($0.header.localized()) }, columns: fields.map(\.column),
            window: screen.window, mayDrop: mayDrop)
    }

    mutating func render(_ items: [Item]) -> String {
        table.lines(for: items.map { item in fields.map { $0.cell(of: item) } })
            .map { $0.rendered(inColor: isColored) + "\n" }.joined()
    }

    func finish() -> String { "" }
}
