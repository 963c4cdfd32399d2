public import ChallengeJSON
internal import ChallengeResources

extension Field {
    /// Creates a field for a list, from which the fields `{name}.count` and `{name}.first` are derived.
    ///
    /// They are null if there is no list.
    ///
    /// - Parameter screenText: Returns the list for readers, if it differs from the text for programs.
    public init(
        _ name: String,
        header: String,
        column: @autoclosure @escaping @Sendable () -> TableColumn = TableColumn(),
        list: @escaping @Sendable (Item) -> [JSONValue]?,
        text: (@Sendable (Item) -> String)? = nil,
        screenText: (@Sendable (Item) -> String)? = nil,
        chart: (@Sendable (Item) -> BarChart)? = nil
    ) {
        self.init(
            name, header: header, column: column(), json: { list($0).map { .array($0) } ?? .null }, text: text,
            screenText: screenText, chart: chart)
        var count = Field(
            name + FieldName.count, header: header,
            column: TableColumn(alignment: .trailing, priority: 8, minimumWidth: 4),
            json: { .integer(list($0)?.count) })
        count.list = name
        count.makeTitle = { "terminal.field.count %@".localized(header.localized()) }
        var first = Field(name + FieldName.first, header: header, json: { list($0)?.first ?? .null })
        first.list = name
        first.makeTitle = { "terminal.field.first %@".localized(header.localized()) }
        self.list = name
        parts = [count, first]
    }
}

extension Array {
    /// The identifier and the name, and the fields of the related items, which make a line for each of them.
    ///
    /// `nil` if no field contains related items.
    func columnsWithRelatedItems<Item>() -> [Field<Item>]? where Element == Field<Item> {
        let related = flatMap(\.parts).filter { $0.rows != nil }
        return related.isEmpty ? nil : filter { ["id", "name"].contains($0.name) } + related
    }

    /// Returns the fields of each line for a record.
    ///
    /// Fields of elements make a line for each element, in which the other fields are repeated.
    func lines<Item>(for item: Item) -> [[Field<Item>]] where Element == Field<Item> {
        let columns = map { $0.rows?(item) }
        guard let longest = columns.compactMap({ $0?.count }).max() else { return [self] }
        let hasOtherFields = columns.contains { $0 == nil }
        return (0..<Swift.max(longest, hasOtherFields ? 1 : 0)).map { line in
            zip(self, columns).map { field, column in
                guard let column else { return field }
                return line < column.count ? column[line] : Field(field.name, header: "", json: { _ in .null })
            }
        }
    }
}
