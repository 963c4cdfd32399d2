/// A table in GitHub's Markdown, in which markup in values is escaped.
struct MarkdownRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]
    var hasHeader = false

    mutating func render(_ items: [Item]) -> String {
        if items.isEmpty { return "" }
        let lines = items.flatMap { item in
            fields.lines(for: item).map { fields in line(fields.map { Self.escaped($0.shownText(of: item)) }) }
        }
        return header() + lines.joined()
    }

    mutating func finish(_ source: RecordSource) -> String { header() }

    private mutating func header() -> String {
        defer { hasHeader = true }
        if hasHeader { return "" }
        return line(fields.map { Self.escaped($0.title) })
            + line(fields.map { $0.column.alignment == .trailing ? "---:" : "---" })
    }

    private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    private static func escaped(_ value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\n": text += "<br>"
            case "\r": break
            case "<": text += "&lt;"
            case "&": text += "&amp;"
            case "\\", "|", "[", "]", "*", "`": text += "\\" + String(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return TextGate.clean(text)
    }
}
