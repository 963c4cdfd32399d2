internal import ChallengeCore
internal import ChallengeJSON
internal import ChallengeResources

/// Prints records in the format of the command line.
///
/// A table is printed only after the first rows have determined the column widths.
public struct RecordWriter<Item: Sendable>: Sendable {
    public let format: OutputFormat

    /// The width of a terminal from which a table has the numbers of related items.
    private static var columnsForCounts: Int { 120 }

    private let fields: [Field<Item>]
    private let details: DetailView<Item>
    package let console: Console
    /// The renderer, made on demand, because the details of a single record need none.
    private var renderer: (any RecordRenderer<Item>)?
    private let makeRenderer: @Sendable () -> any RecordRenderer<Item>
    /// `true` for pictures in place of a table.
    private let isSheet: Bool
    /// The number of records that were written.
    package private(set) var count = 0
    /// The origin and the extent of the records, which only the envelope contains.
    package var source = RecordSource()

    /// Creates a writer.
    ///
    /// The default is a table for a terminal, and for other outputs the columns of a table as tab-separated values.
    ///
    /// - Parameters:
    ///   - others: Fields that tables and Markdown show besides those that they show by default.
    ///   - sheet: The pictures that a terminal shows in place of a table.
    ///   - isSideBySide: `true` to show records beside each other in a terminal, to compare them.
    ///   - isInDetail: `true` to show each record as a list of its values in a terminal. Ignored if the selected fields
    ///     fit into the rows of a table.
    public init(
        _ schema: RecordSchema<Item>, _ invocation: Invocation, _ console: Console,
        alsoShowing others: [Field<Item>] = [], asSheet sheet: PictureSheet? = nil, inDetail isInDetail: Bool = false,
        sideBySide isSideBySide: Bool = false
    ) throws(UsageError) {
        let names = invocation[StandardOptions.fields]
        let isPipe = invocation.format == nil && !console.output.isTerminal
        format = invocation.format ?? (isPipe ? .tsv : .table)
        let schema = schema.linked(invocation)
        let selected =
            try names.map { names throws(UsageError) in try schema.selecting(names, invocation) }
            ?? schema.fields.visible(in: .data)
        let isOnScreen = console.output.isTerminal
        let fields = isOnScreen ? selected : selected.map(\.withExactTimes)
        let others = isOnScreen ? others : others.map(\.withExactTimes)
        if format.isJSON {
            try RecordSchema.refuseSharedMembers(fields, in: invocation.path)
        }
        self.fields = fields
        self.console = console

        let hasAllFields = invocation.has(StandardOptions.allFields)
        if names != nil, hasAllFields {
            throw UsageError(.exclusiveOptions("--fields", "--all-fields"), in: invocation.path)
        }
        let isSelection = names != nil || hasAllFields
        @Sendable func columns() -> [Field<Item>] {
            if isSelection { return fields }
            // Scripts depend on the columns in a pipe.
            if isPipe { return fields.columnsWithRelatedItems() ?? fields.visible(in: .tables) }
            let hasRoom = isOnScreen && console.output.columns >= Self.columnsForCounts
            let columns = fields.visible(in: .tables) + (hasRoom ? fields.compactMap(\.countInWideTables) : [])
            return columns + others.filter { other in !columns.contains { $0.name == other.name } }
        }
        let details = DetailView(
            fields: fields, isSelection: isSelection, title: names == nil ? schema.title : nil,
            screen: console.output, isASCII: console.output.isASCII || invocation.has(BarChart.ascii))
        self.details = details
        let bar = isSelection ? nil : schema.bar
        let isDetail = format == .table && isInDetail && !details.isBetterAsTable
        let sheet = format == .table && isOnScreen && bar == nil && !isDetail ? sheet : nil
        isSheet = sheet != nil
        makeRenderer = { [format] in
            switch format {
            case .table where isDetail:
                DetailRenderer(view: details)
            case .table where isSideBySide:
                SideBySideRenderer(fields: details.shownFields, screen: console.output, isASCII: details.isASCII)
            case .table:
                if let bar {
                    ChartRenderer(fields: columns(), bar: bar, screen: console.output, isASCII: details.isASCII)
                } else if let sheet {
                    SheetRenderer(sheet, schema.fields, console.output)
                } else {
                    TableRenderer(fields: columns(), screen: console.output)
                }
            case .json, .envelope: JSONArrayRenderer(fields: fields, isEnvelope: format == .envelope)
            case .jsonl: TextRenderer.jsonLines(fields)
            case .csv: TextRenderer.csv(fields)
            case .tsv: TextRenderer.tsv(isPipe ? columns() : fields)
            case .markdown: TextRenderer.markdown(columns())
            }
        }
    }

    /// Prints the records.
    ///
    /// A table first collects a limited number of rows to measure the columns.
    public mutating func write(_ items: [Item]) throws(StreamError) {
        if isSheet { try console.disablePager() }
        start()
        try console.write(renderer?.render(items) ?? "")
        count += items.count
    }

    /// Prints the end of the format after the last record.
    public mutating func finish() throws(StreamError) {
        var source = source
        source.count = source.count ?? (source.page == nil ? count : nil)
        start()
        try console.write(renderer?.finish(source) ?? "")
        // Without a selection, a narrow window shows fewer columns silently.
        let omitted = details.isSelection ? renderer?.omittedFields ?? [] : []
        if !omitted.isEmpty {
            console.note(SafeText("terminal.note.omittedFields %@".localized(omitted.joined(separator: ", "))))
        }
    }

    private mutating func start() { renderer = renderer ?? makeRenderer() }

    /// Prints a single record: an object in JSON, its details in the table format, and a list of one record in others.
    ///
    /// - Parameter picture: The picture beside the details.
    public mutating func writeOne(_ item: Item, beside picture: DrawnPicture? = nil) throws(StreamError) {
        switch format {
        case .json:
            try console.write(JSONWriter.pretty(JSONValue(item, fields: fields)) + "\n")
        case .table:
            var details = details
            details.picture = picture
            if picture != nil { try console.disablePager() }
            try console.write(details.render(item))
        case .envelope, .jsonl, .csv, .tsv, .markdown:
            try write([item])
            try finish()
        }
    }
}

/// The origin of the printed records, and the extent of the list that they belong to.
package struct RecordSource: Sendable {
    /// The name of the origin; `nil` for records that exist only on this machine.
    package var origin: String?
    /// The age of the oldest record in seconds; `nil` if it is not from the cache.
    package var age: Int?
    /// The month of the snapshot; `nil` for other origins.
    package var snapshot: String?
    /// The number of items of the list; `nil` for a page of a list that is not counted.
    package var count: Int?
    /// The number of pages of the list; `nil` for items that the user named, and for a list that is not counted.
    package var pages: Int?
    package var page: Int?

    package init() {}
}

/// A format for records on stdout.
public enum OutputFormat: String, Sendable, CaseIterable {
    case table
    case json
    case jsonl
    case csv
    case tsv
    case markdown
    /// A JSON object with the records, their origin, and the size of the list.
    case envelope

    /// `true` for formats of JSON objects.
    var isJSON: Bool { self == .json || self == .jsonl || self == .envelope }

    /// `true` for formats in the current language; the others are for programs.
    public var isLocalized: Bool { self == .table || self == .markdown }

    /// The key of the description in the help.
    var help: String { "terminal.format.\(rawValue)" }
}

/// A renderer of records in one format, a chunk at a time.
protocol RecordRenderer<Item>: Sendable {
    associatedtype Item: Sendable

    /// Returns the text for further records.
    mutating func render(_ items: [Item]) -> String

    /// Returns the text that the format needs after the last record.
    mutating func finish(_ source: RecordSource) -> String

    /// The names of the fields that the window has no room for.
    var omittedFields: [String] { get }
}

extension RecordRenderer {
    func finish(_ source: RecordSource) -> String { "" }

    var omittedFields: [String] { [] }
}
