public import ChallengeCore
internal import ChallengeResources

/// What a kind of record consists of: one description for all formats.
public struct RecordSchema<Item: Sendable>: Sendable {
    /// All leaves, in order.
    public let fields: [Field<Item>]

    /// What stands above a single record when a person reads it.
    public let title: (@Sendable (Item) -> String)?

    public init(fields: [Field<Item>], title: (@Sendable (Item) -> String)? = nil) {
        self.fields = fields
        self.title = title
    }

    /// The names that `--fields` takes.
    public var fieldNames: [String] { fields.map(\.name) }

    /// The fields of these names, in the order of the names; `origin` brings `origin.id` and `origin.name`.
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

/// One leaf of a record: its name for scripts, its header for people, and its value in every format.
public struct Field<Item: Sendable>: Sendable {
    /// The name in `--fields`, in CSV's header and in JSON, where a dot leads into an object: `origin.name`.
    public let name: String

    /// The key of what a person reads above a column or beside a value.
    public let header: String

    public let json: @Sendable (Item) -> JSONValue

    /// The value as text, for everything but JSON.
    public let text: @Sendable (Item) -> String

    /// The value as a person reads it in a table, where that differs from the text for programs.
    let screenText: (@Sendable (Item) -> String)?

    /// The value as lines of its own, where a person reads a single record; `nil` for one that is told in a sentence.
    public let lines: (@Sendable (Item) -> [String])?

    /// The value as bars, where a person reads a single record.
    let chart: (@Sendable (Item) -> BarChart)?

    public let column: TableColumn
    public let style: @Sendable (Item) -> TextStyle

    /// The text is that of the lines or of the JSON value, unless something else is given: nothing for null, commas inside
    /// an array.
    public init(
        _ name: String,
        header: String,
        column: TableColumn = TableColumn(),
        json: @escaping @Sendable (Item) -> JSONValue,
        text: (@Sendable (Item) -> String)? = nil,
        screenText: (@Sendable (Item) -> String)? = nil,
        lines: (@Sendable (Item) -> [String])? = nil,
        chart: (@Sendable (Item) -> BarChart)? = nil,
        style: @escaping @Sendable (Item) -> TextStyle = { _ in .plain }
    ) {
        self.name = name
        self.header = header
        self.column = column
        self.json = json
        let sentence = lines.map { lines in { @Sendable item in lines(item).joined(separator: "; ") } }
        self.text = text ?? sentence ?? { json($0).plainText }
        self.screenText = screenText
        self.lines = lines
        self.chart = chart
        self.style = style
    }

    /// Creates a field of a moment, which a screen shows as a local date and minute.
    public init(
        _ name: String, header: String, column: TableColumn = TableColumn(),
        moment: @escaping @Sendable (Item) -> Timestamp?
    ) {
        self.init(
            name, header: header, column: column, json: { .string(moment($0)?.description) },
            screenText: { item in moment(item).map { LocalCalendar().localizedMinute(of: $0.date) } ?? "" })
    }

    /// The value as a person sees it.
    func cell(of item: Item) -> SafeText { SafeText((screenText ?? text)(item), style: style(item)) }

    /// The same where there is room for several lines, each so many columns wide.
    func paragraphs(of item: Item, fitting room: Int?) -> [SafeText] {
        let lines = chart?(item).lines(fitting: room) ?? lines?(item)
        return lines.map { $0.map { SafeText($0, style: style(item)) } } ?? [cell(of: item)]
    }
}
