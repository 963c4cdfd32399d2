public import ChallengeCore
internal import ChallengeResources

/// One field of a record: its name for scripts, its header for the user, and its value in every format.
public struct Field<Item: Sendable>: Sendable {
    /// The name in `--fields`, CSV and JSON; in JSON, a period leads into a nested object: `origin.name`.
    public let name: String

    /// The key of the header above a column or beside a value.
    private let header: String

    /// The fields that are derived from a list, which `--fields` selects by name.
    private(set) var parts: [Field] = []

    /// The list that the field is or is derived from, by its name.
    private(set) var list: String?

    /// `true` if the value is the number of elements of a list.
    private var isCount = false

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

    /// Creates a field for a list, from which the field `{name}.count` is derived.
    public init(
        _ name: String,
        header: String,
        column: @autoclosure @escaping @Sendable () -> TableColumn = TableColumn(),
        list: @escaping @Sendable (Item) -> [JSONValue],
        text: (@Sendable (Item) -> String)? = nil,
        lines: (@Sendable (Item) -> [String])? = nil,
        chart: (@Sendable (Item) -> BarChart)? = nil
    ) {
        self.init(
            name, header: header, column: column(), json: { .array(list($0)) }, text: text, lines: lines, chart: chart)
        var count = Field(
            name + ".count", header: header, column: TableColumn(alignment: .trailing, minimumWidth: 4),
            json: { .integer(list($0).count) })
        count.list = name
        count.isCount = true
        self.list = name
        parts = [count]
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

    /// The header in the current language.
    var title: String {
        isCount ? "terminal.field.count %@".localized(header.localized()) : header.localized()
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
