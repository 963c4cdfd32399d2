/// Comma-separated values as in RFC 4180: a header, quotes where needed, and lines that end in CR LF.
struct CSVRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]
    var hasHeader = false

    mutating func render(_ items: [Item]) -> String {
        if items.isEmpty { return "" }
        let lines = items.flatMap { item in
            fields.lines(for: item).map { fields in line(fields.map { $0.text(item) }) }
        }
        return header() + lines.joined()
    }

    mutating func finish(_ source: RecordSource) -> String { header() }

    private mutating func header() -> String {
        defer { hasHeader = true }
        return hasHeader ? "" : line(fields.map(\.name))
    }

    private func line(_ values: [String]) -> String {
        // An empty line would be skipped by readers, so a single empty value is quoted.
        (values.count == 1 && values[0].isEmpty ? "\"\"" : values.map(Self.quoted).joined(separator: ",")) + "\r\n"
    }

    /// Returns the value, in quotes if needed.
    ///
    /// A line break in a value is data and is safe between quotes. All other control characters are escaped. So is a
    /// carriage return without a line feed, because a terminal would overwrite the line after it.
    private static func quoted(_ value: String) -> String {
        let text = escapingReturns(in: TextGate.clean(value, keeping: ["\r", "\n"]))
        let needsQuotes = text.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
        if !needsQuotes { return text }
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in text.unicodeScalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        return String(quoted) + "\""
    }

    /// Returns the text with `^M` in place of each carriage return without a line feed.
    private static func escapingReturns(in text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.contains("\r") else { return text }
        var escaped = String.UnicodeScalarView()
        for index in scalars.indices {
            let next = scalars.index(after: index)
            let isLineBreak = next < scalars.endIndex && scalars[next] == "\n"
            if scalars[index] == "\r", !isLineBreak {
                escaped.append(contentsOf: "^M".unicodeScalars)
            } else {
                escaped.append(scalars[index])
            }
        }
        return String(escaped)
    }
}

/// Tab-separated values for other programs: without header, never truncated, with tabs and line breaks in values
/// escaped.
struct TSVRenderer<Item: Sendable>: RecordRenderer {
    let fields: [Field<Item>]

    func render(_ items: [Item]) -> String {
        items.flatMap { item in
            fields.lines(for: item).map { fields in
                fields.map { Self.escaped($0.text(item)) }.joined(separator: "\t") + "\n"
            }
        }.joined()
    }

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
