public import ChallengeCore
public import ChallengeJSON
public import ChallengePlatform
internal import ChallengeResources

/// One field of a record: its name for scripts, its header for the user, and its value in every format.
public struct Field<Item: Sendable>: Sendable {
    /// The name in `--fields`, CSV and JSON; in JSON, a period leads into a nested object: `origin.name`.
    public let name: String

    /// The parts of the name, which are the names of nested JSON objects and of the member.
    let path: [String]

    /// The header above a column or beside a value, in the current language.
    package var title: String { makeTitle() }

    /// The fields that are derived from a list, which `--fields` selects by name.
    var parts: [Field] = []

    /// The number of related items, which a wide table shows in place of a hidden column.
    package var countInWideTables: Field? {
        guard relation != nil, column.visibility < .tables, var count = parts.first else { return nil }
        count.makeTitle = makeTitle
        return count
    }

    /// The records of another kind to which the value refers; `nil` for other values.
    public internal(set) var relation: Relation<Item>?

    /// The name of the list that the field contains or comes from.
    package var list: String?

    /// `true` for a list as a whole; `false` for its count and its elements.
    package var isList: Bool { list == name }

    /// Returns the field of each element, if the field is derived from the elements of a list.
    var rows: (@Sendable (Item) -> [Field])?

    public let json: @Sendable (Item) -> JSONValue

    /// Returns the value as text, for every format except JSON.
    public let text: @Sendable (Item) -> String

    /// Returns the value for tables and Markdown, if it differs from the text for programs.
    private(set) var screenText: (@Sendable (Item) -> String)?

    /// `true` for a time, which a screen shows as an age or in local time.
    package var isMoment = false

    /// `true` if the text is the JSON value.
    private let isTextOfJSON: Bool

    /// Returns the value as several lines for a single record; `nil` if the value is one text.
    var lines: (@Sendable (Item) -> [SafeText])?

    /// Returns the value as a chart for a single record, fitted to the given columns.
    var chart: (@Sendable (Item, _ room: Int?, _ isASCII: Bool) -> [SafeText])?

    /// The fields that a terminal shows below the value of a single record, unless the user selects fields.
    var charts: [Field] = []

    /// Returns the address for the hyperlink: that of the record's item, or of the item it refers to.
    private var address: (@Sendable (Item) -> String?)?

    /// Returns the items to which the value refers.
    package private(set) var link: (@Sendable (Item) -> ItemLink?)?

    /// Returns the address of a picture of the item; `nil` for a field without pictures.
    package internal(set) var picture: (@Sendable (Item) -> String?)?

    /// Returns the value with the words that a screen emphasizes.
    private var matched: (@Sendable (Item) -> MatchedText)?

    var makeTitle: @Sendable () -> String
    private let makeColumn: @Sendable () -> TableColumn
    public let style: @Sendable (Item) -> TextStyle

    /// Creates a field.
    ///
    /// `header` is the key of the header.
    /// The default of `text` is the JSON value, in which null is empty and the elements of an array are joined by commas.
    public init(
        _ name: String,
        header: String,
        column: @autoclosure @escaping @Sendable () -> TableColumn = TableColumn(),
        json: @escaping @Sendable (Item) -> JSONValue,
        text: (@Sendable (Item) -> String)? = nil,
        screenText: (@Sendable (Item) -> String)? = nil,
        chart: (@Sendable (Item) -> BarChart)? = nil,
        style: @escaping @Sendable (Item) -> TextStyle = { _ in .plain }
    ) {
        self.name = name
        path = name.split(separator: ".").map(String.init)
        makeTitle = { header.localized() }
        makeColumn = column
        self.json = json
        self.text = text ?? { json($0).plainText }
        self.screenText = screenText
        isTextOfJSON = text == nil
        self.chart = chart.map { chart in
            { @Sendable item, room, isASCII in
                chart(item).lines(fitting: room, inASCII: isASCII).map { SafeText($0) }
            }
        }
        self.style = style
    }

    /// Creates a field for a date, which a table shows as a local date and minute, or by its age: `3 hours ago`.
    ///
    /// - Parameter now: The current time, from which the age is computed; `nil` shows no age.
    public init(
        _ name: String, header: String, column: @autoclosure @escaping @Sendable () -> TableColumn = TableColumn(),
        moment: @escaping @Sendable (Item) -> Timestamp?, now: Date? = nil
    ) {
        self.init(
            name, header: header, column: column(), json: { .string(moment($0)?.description) },
            screenText: { item in
                guard let date = moment(item)?.date else { return "" }
                let calendar = LocalCalendar()
                return now.map { calendar.localizedAge(of: date, now: $0) } ?? calendar.localizedMinute(of: date)
            })
        isMoment = true
    }

    /// Creates a field for a text in which a screen emphasizes the words of a search.
    public init(
        _ name: String, header: String, column: @autoclosure @escaping @Sendable () -> TableColumn = TableColumn(),
        matched: @escaping @Sendable (Item) -> MatchedText
    ) {
        self.init(name, header: header, column: column(), json: { .string(matched($0).text) })
        self.matched = matched
    }

    /// The column of a table; it is made on demand, because its width can depend on translated words.
    public var column: TableColumn { makeColumn() }

    /// Returns the value as a table shows it.
    package func cell(of item: Item) -> SafeText {
        let text = matched.map { SafeText($0(item)) } ?? SafeText(shownText(of: item), style: style(item))
        return address?(item).map { text.styled(TextStyle(address: $0)) } ?? text
    }

    /// Returns the field as a link to items of a collection, which a browser opens.
    ///
    /// - Parameter kind: The kind of these items, such as `episode`.
    public func linking(to kind: String, _ keys: @escaping @Sendable (Item) -> [ItemKey]) -> Field {
        linking(to: { ItemLink(kind: kind, keys: keys($0)) })
    }

    /// Returns the field as a link to items of a collection that depends on the item.
    public func linking(to link: @escaping @Sendable (Item) -> ItemLink?) -> Field {
        var field = self
        field.link = link
        return field
    }

    /// Returns the field with pictures of the items, which screens and commands show.
    ///
    /// - Parameter address: Returns the address of a JPEG or PNG file; `nil` for an item without a picture.
    public func showingPicture(at address: @escaping @Sendable (Item) -> String?) -> Field {
        var field = self
        field.picture = address
        return field
    }

    /// Returns the field as a hyperlink.
    func linked(to address: @escaping @Sendable (Item) -> String?) -> Field {
        var field = self
        field.address = address
        return field
    }

    /// The field with exact times in place of ages and local times, for output that is read later.
    var withExactTimes: Field {
        var field = self
        if isMoment { field.screenText = nil }
        return field
    }

    /// `true` if the value is neither a list nor a text of several lines.
    var hasOneLine: Bool { !isList && lines == nil && chart == nil }

    /// Returns the value for readers, in the current language.
    package func shownText(of item: Item) -> String {
        if let shown = screenText?(item) ?? lines?(item).joined(separator: "; ").plain { return shown }
        let decimal = isTextOfJSON ? json(item).decimalText : nil
        return decimal ?? text(item)
    }

    /// Returns the value for a single record, which may have several lines; charts are fitted to the given columns.
    func paragraphs(of item: Item, fitting room: Int?, inASCII isASCII: Bool) -> [SafeText] {
        chart?(item, room, isASCII) ?? lines?(item) ?? [cell(of: item)]
    }
}

extension Array {
    /// Returns the fields that this output contains by default.
    package func visible<Item>(in output: TableColumn.Visibility) -> [Field<Item>] where Element == Field<Item> {
        filter { $0.column.visibility >= output }
    }
}

extension JSONValue {
    /// A decimal number in the current language; `nil` for other values.
    fileprivate var decimalText: String? { if case .double(let number) = self { number.localizedText } else { nil } }

    /// The text of the value in formats other than JSON.
    var plainText: String {
        switch self {
        case .null: ""
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .array(let elements): elements.map(\.plainText).joined(separator: ",")
        default: JSONWriter.compact(self)
        }
    }
}
