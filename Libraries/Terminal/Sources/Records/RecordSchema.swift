public import ChallengeCore
internal import ChallengeResources

/// The fields of a kind of record, described once for all formats.
public struct RecordSchema<Item: Sendable>: Sendable {
    /// All fields, in order.
    public let fields: [Field<Item>]

    /// Returns the title above a single record in a terminal.
    public let title: (@Sendable (Item) -> String)?

    public init(fields: [Field<Item>], title: (@Sendable (Item) -> String)? = nil) {
        self.fields = fields
        self.title = title
    }

    /// The names that `--fields` accepts.
    public var fieldNames: [String] { fields.map(\.name) }

    /// Returns the fields with these names, in the order of the names; `origin` selects `origin.id` and `origin.name`.
    func selecting(_ names: [String], in path: [String]) throws(UsageError) -> [Field<Item>] {
        var selected: [Field<Item>] = []
        for name in names {
            let matching = fields.filter { $0.name.matches(name) }
            if matching.isEmpty { throw UsageError(.unknownField(name, available: fieldNames), in: path) }
            selected += matching.filter { field in !selected.contains { $0.name == field.name } }
        }
        return selected
    }
}

extension String {
    fileprivate func matches(_ selector: String) -> Bool {
        let (name, selector) = (lowercased(), selector.lowercased())
        return name == selector || name.hasPrefix(selector + ".")
    }
}

/// One field of a record: its name for scripts, its header for the user, and its value in every format.
public struct Field<Item: Sendable>: Sendable {
    /// The name in `--fields`, CSV and JSON; in JSON, a period leads into a nested object: `origin.name`.
    public let name: String

    /// The key of the header above a column or beside a value.
    public let header: String

    public let json: @Sendable (Item) -> JSONValue

    /// Returns the value as text, for every format except JSON.
    public let text: @Sendable (Item) -> String

    /// Returns the value for tables and Markdown, if it differs from the text for programs.
    let screenText: (@Sendable (Item) -> String)?

    /// Returns the value as several lines for a single record; `nil` if the value is one text.
    public let lines: (@Sendable (Item) -> [String])?

    /// Returns the value as bars, for a single record.
    let chart: (@Sendable (Item) -> BarChart)?

    private let makeColumn: @Sendable () -> TableColumn
    public let style: @Sendable (Item) -> TextStyle

    /// Creates a field.
    ///
    /// The default of `text` is the lines, joined by semicolons, or else the JSON value, in which null is empty and the
    /// elements of an array are joined by commas.
    public init(
        _ name: String,
        header: String,
        column: @autoclosure @escaping @Sendable () -> TableColumn = TableColumn(),
        json: @escaping @Sendable (Item) -> JSONValue,
        text: (@Sendable (Item) -> String)? = nil,
        screenText: (@Sendable (Item) -> String)? = nil,
        lines: (@Sendable (Item) -> [String])? = nil,
        chart: (@Sendable (Item) -> BarChart)? = nil,
        style: @escaping @Sendable (Item) -> TextStyle = { _ in .plain }
    ) {
        self.name = name
        self.header = header
        makeColumn = column
        self.json = json
        let sentence = lines.map { lines in { @Sendable item in lines(item).joined(separator: "; ") } }
        self.text = text ?? sentence ?? { json($0).plainText }
        self.screenText = screenText
        self.lines = lines
        self.chart = chart
        self.style = style
    }

    /// Creates a field for a date, which a table shows as a local date and minute.
    public init(
        _ name: String, header: String, column: @autoclosure @escaping @Sendable () -> TableColumn = TableColumn(),
        moment: @escaping @Sendable (Item) -> Timestamp?
    ) {
        self.init(
            name, header: header, column: column(), json: { .string(moment($0)?.description) },
            screenText: { item in moment(item).map { LocalCalendar().localizedMinute(of: $0.date) } ?? "" })
    }

    /// The column of a table; it is made on demand, because its width can depend on translated words.
    public var column: TableColumn { makeColumn() }

    /// Returns the value as a table shows it.
    func cell(of item: Item) -> SafeText { SafeText(shownText(of: item), style: style(item)) }

    /// Returns the value for readers, in the current language.
    func shownText(of item: Item) -> String {
        screenText?(item) ?? lines?(item).joined(separator: "; ") ?? text(item)
    }

    /// Returns the value for a single record, which may have several lines; charts are fitted to the given columns.
    func paragraphs(of item: Item, fitting room: Int?) -> [SafeText] {
        let lines = chart?(item).lines(fitting: room) ?? lines?(item)
        return lines.map { $0.map { SafeText($0, style: style(item)) } } ?? [cell(of: item)]
    }
}
