internal import ChallengeJSON

/// Records as texts below each other, after a header that is printed once.
struct TextRenderer<Item: Sendable>: RecordRenderer {
    private var header: String
    private let append: @Sendable (Item, inout String) -> Void

    private init(header: String = "", append: @escaping @Sendable (Item, inout String) -> Void) {
        self.header = header
        self.append = append
    }

    /// Creates a renderer of lines: one for each record, or for each element of a list in it.
    private init(
        _ fields: [Field<Item>], header: String, value: @escaping @Sendable (Field<Item>, Item) -> String,
        line: @escaping @Sendable ([String]) -> String
    ) {
        self.init(header: header) { item, text in
            for fields in fields.lines(for: item) { text += line(fields.map { value($0, item) }) }
        }
    }

    mutating func render(_ items: [Item]) -> String {
        items.isEmpty ? "" : items.reduce(into: takeHeader()) { text, item in append(item, &text) }
    }

    mutating func finish(_ source: RecordSource) -> String { takeHeader() }

    private mutating func takeHeader() -> String {
        defer { header = "" }
        return header
    }
}

extension TextRenderer {
    /// A JSON object on each line.
    static func jsonLines(_ fields: [Field<Item>]) -> TextRenderer {
        TextRenderer { item, text in
            JSONWriter.append(JSONValue(item, fields: fields), to: &text)
            text += "\n"
        }
    }

    /// Comma-separated values as in RFC 4180: a header, quotes where needed, and lines that end in CR LF.
    static func csv(_ fields: [Field<Item>]) -> TextRenderer {
        TextRenderer(
            fields, header: fields.map(\.name).asCSV, value: { $0.text($1) }, line: \.asCSV)
    }

    /// Tab-separated values for other programs: without header, never truncated, with tabs and line breaks in values
    /// escaped.
    static func tsv(_ fields: [Field<Item>]) -> TextRenderer {
        TextRenderer(
            fields, header: "", value: { $0.text($1).escapedForTSV }, line: { $0.joined(separator: "\t") + "\n" })
    }

    /// A table in GitHub's Markdown, in which markup in values is escaped.
    static func markdown(_ fields: [Field<Item>]) -> TextRenderer {
        let rules = fields.map { $0.column.alignment == .trailing ? "---:" : "---" }
        return TextRenderer(
            fields, header: fields.map(\.title.escapedForMarkdown).asMarkdown + rules.asMarkdown,
            value: { $0.shownText(of: $1).escapedForMarkdown }, line: \.asMarkdown)
    }
}

extension [String] {
    fileprivate var asMarkdown: String { "| " + joined(separator: " | ") + " |\n" }

    fileprivate var asCSV: String {
        // An empty line would be skipped by readers, so a single empty value is quoted.
        (self == [""] ? "\"\"" : map(\.quotedForCSV).joined(separator: ",")) + "\r\n"
    }
}

extension String {
    /// The value, in quotes if needed.
    ///
    /// A line break in a value is data and is safe between quotes. All other control characters are escaped. So is a
    /// carriage return without a line feed, because a terminal would overwrite the line after it.
    fileprivate var quotedForCSV: String {
        let text = TextGate.clean(self, keeping: ["\r", "\n"]).escapingReturns
        let needsQuotes = text.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
        return needsQuotes ? "\"" + text.replacing(scalars: ["\"": "\"\""]) + "\"" : text
    }

    /// The text with `^M` in place of each carriage return without a line feed.
    private var escapingReturns: String {
        guard unicodeScalars.contains("\r") else { return self }
        let lines = unicodeScalars.split(separator: "\r", omittingEmptySubsequences: false)
        return lines.dropFirst().reduce(into: String(lines[0])) { text, line in
            text += (line.first == "\n" ? "\r" : "^M") + String(line)
        }
    }

    fileprivate var escapedForTSV: String {
        TextGate.clean(replacing(scalars: ["\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\"]))
    }

    fileprivate var escapedForMarkdown: String {
        TextGate.clean(
            replacing(scalars: [
                "\n": "<br>", "\r": "", "<": "&lt;", "&": "&amp;", "\\": "\\\\", "|": "\\|", "[": "\\[", "]": "\\]",
                "*": "\\*", "`": "\\`",
            ]))
    }

    /// Returns the text with other texts in place of some ASCII characters.
    private func replacing(scalars: KeyValuePairs<Unicode.Scalar, String>) -> String {
        if !utf8.contains(where: { byte in scalars.contains { $0.key.value == byte } }) { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if let pair = scalars.first(where: { $0.key == scalar }) {
                text += pair.value
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
