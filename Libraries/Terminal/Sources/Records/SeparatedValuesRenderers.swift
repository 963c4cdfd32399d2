/// Comma-separated values as RFC 4180 has them: a header, quotes where needed, lines that end in CR LF.
struct CSVRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]
    private var hasHeader = false

    init(fields: [Field<Item>]) {
        self.fields = fields
    }

    mutating func render(_ items: [Item]) -> String {
        if items.isEmpty { return "" }
        return header() + items.map { item in line(fields.map { $0.text(item) }) }.joined()
    }

    mutating func finish() -> String { header() }

    private mutating func header() -> String {
        defer { hasHeader = true }
        return hasHeader ? "" : line(fields.map(\.name))
    }

    private func line(_ values: [String]) -> String {
        // A line of a single empty value would be an empty line, which readers take for none.
        (values.count == 1 && values[0].isEmpty ? "\"\"" : values.map(Self.quoted).joined(separator: ",")) + "\r\n"
    }

    /// A line break inside a value is data, and safe between quotes; every other control character is made visible.
    private static func quoted(_ value: String) -> String {
        let text = TextGate.clean(value, keeping: ["\r", "\n"])
        let needsQuotes = text.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
        if !needsQuotes { return text }
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        return String(quoted) + "\""
    }
}

/// Tab-separated values for other programs: no header, nothing cut, and no tab or line break that is not a border.
struct TSVRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]

    func render(_ items: [Item]) -> String {
        items.map { item in fields.map { Self.escaped($0.text(item)) }.joined(separator: "\t") + "\n" }.joined()
    }

    func finish() -> String { "" }

    private static func escaped(_ value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\\": text += "\\\\"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return TextGate.clean(text)
    }
}
