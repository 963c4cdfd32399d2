internal import ChallengeCore

/// Prints records in the format that the person asked for, as they come.
public struct RecordWriter<Item: Sendable>: Sendable {
    public let format: OutputFormat

    private let fields: [Field<Item>]
    private let title: (@Sendable (Item) -> String)?
    package let console: Console
    private var renderer: any RecordRenderer<Item>
    /// The number of records that were printed.
    package private(set) var count = 0

    /// Without `--format` a person at a terminal gets a table, and a program behind a pipe tab-separated values.
    public init(_ schema: RecordSchema<Item>, _ invocation: Invocation, _ console: Console) throws(UsageError) {
        let names = invocation[StandardOptions.fields]
        format = invocation[StandardOptions.format] ?? (console.output.isTerminal ? .table : .tsv)
        fields =
            try names.map { names throws(UsageError) in try schema.selecting(names, in: invocation.path) }
            ?? schema.fields
        title = names == nil ? schema.title : nil
        self.console = console

        let shown = names == nil ? fields.filter(\.column.isShownByDefault) : fields
        renderer =
            switch format {
            case .table: TableRenderer(fields: shown, screen: console.output, mayDrop: names == nil)
            case .json: JSONArrayRenderer(fields: fields)
            case .jsonl: JSONLinesRenderer(fields: fields)
            case .csv: CSVRenderer(fields: fields)
            case .tsv: TSVRenderer(fields: fields)
            case .markdown: MarkdownRenderer(fields: shown)
            }
    }

    /// Prints some of the records; nothing is kept.
    public mutating func write(_ items: [Item]) throws(OutputFailure) {
        try console.write(renderer.render(items))
        count += items.count
    }

    /// Prints what the format still needs behind the last record.
    public mutating func finish() throws(OutputFailure) {
        try console.write(renderer.finish())
    }

    /// Prints the one record that there is: an object in JSON, all its values for a person, a line elsewhere.
    public mutating func writeOne(_ item: Item) throws(OutputFailure) {
        switch format {
        case .json:
            try console.write(JSONWriter.pretty(JSONValue(item, fields: fields)) + "\n")
        case .table:
            try writeDetails(of: [item])
        case .jsonl, .csv, .tsv, .markdown:
            try write([item])
            try finish()
        }
    }

    /// Prints all values of each record for a person, with an empty line between them.
    package func writeDetails(of items: [Item]) throws(OutputFailure) {
        let view = DetailView(fields: fields, title: title, screen: console.output)
        try console.write(items.map(view.render).joined(separator: "\n"))
    }
}

/// How an answer is printed.
public enum OutputFormat: String, Sendable, CaseIterable {
    case table
    case json
    case jsonl
    case csv
    case tsv
    case markdown
}

/// Turns records into the text of one format, a chunk at a time.
protocol RecordRenderer<Item>: Sendable {
    associatedtype Item: Sendable

    /// What these records add to the text.
    mutating func render(_ items: [Item]) -> String

    /// What the text still lacks when no more records follow.
    mutating func finish() -> String
}
