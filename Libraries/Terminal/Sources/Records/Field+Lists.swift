public import ChallengeCore
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

    /// Creates a field for the identifiers of other records, which a screen shows as `3 episodes: 1, 7–8`, or with the
    /// names of the first and the last one.
    ///
    /// - Parameters:
    ///   - noun: The key of the word for these records, with a plural form.
    ///   - nameOf: Returns the name of another record; `nil` if it is not known.
    public init<ID: ItemIdentifier>(
        _ name: String,
        header: String,
        column: @autoclosure @escaping @Sendable () -> TableColumn = TableColumn(),
        identifiers: @escaping @Sendable (Item) -> [ID],
        noun: String,
        nameOf: @escaping @Sendable (ItemKey) -> String? = { _ in nil }
    ) {
        self.init(
            // The runtime would create a key path of a generic type for each item.
            name, header: header, column: column(), list: { identifiers($0).map { $0.key.json } },
            screenText: { item in
                let identifiers = identifiers(item)
                let count = identifiers.count
                if count == 0 { return "" }
                let names = identifiers.ends.compactMap { nameOf($0.key) }
                let text =
                    names.count == identifiers.ends.count
                    ? names.joined(separator: count > names.count ? " … " : ", ")
                    : identifiers.map { "\($0)" }.ranges
                return "\(count) \(noun.localized(count)): \(text)"
            })
        hasCountInWideTables = true
    }

    /// Creates a field for the records that a record refers to, from which the fields `{name}.id` and `{name}.{field}`
    /// are derived, and the same fields of the first of them: `{name}.first.id`.
    ///
    /// - Parameters:
    ///   - other: Returns the record with the identifier; `nil` prints only the identifier.
    ///   - fields: The fields of these records without the identifier, in the order of the text; their names have no
    ///     periods.
    public static func related<ID: ItemIdentifier, Other: Sendable>(
        _ name: String,
        header: String,
        identifiers: @escaping @Sendable (Item) -> [ID],
        record other: @escaping @Sendable (_ identifier: ID) -> Other?,
        fields: [Field<Other>]
    ) -> Field {
        let elements = { @Sendable (item: Item) in
            identifiers(item).map { Related(identifier: $0.key, record: other($0)) }
        }
        let identifier = Field<Related<Other>>(
            "id", header: "terminal.field.id", column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 2),
            json: \.identifier.json)
        let members = [identifier] + fields.map { $0.lifted(\.record) }
        var field = Field(
            name, header: header,
            list: { elements($0).map { JSONValue($0, fields: members) } },
            text: { elements($0).map { $0.text(fields) }.joined(separator: "; ") },
            screenText: { elements($0).map { $0.line(fields, identifierWidth: 0).plain }.joined(separator: "; ") })
        field.lines = { item in
            let elements = elements(item)
            let width = elements.map { "\($0.identifier)".count }.max() ?? 0
            return elements.map { $0.line(fields, identifierWidth: width) }
        }
        field.parts = field.parts.filter { $0.name == name + FieldName.count }
        field.parts += members.map { part in
            var part = part.lifted(named: "\(name).first.\(part.name)") { elements($0).first }
            part.list = name
            part.makeTitle = { [title = part.makeTitle] in
                "terminal.field.first %@".localized("\(header.localized()): \(title())")
            }
            return part
        }
        field.parts += members.map { part in
            var part = part.ofElements(in: name, elements)
            part.makeTitle = { [title = part.makeTitle] in "\(header.localized()): \(title())" }
            return part
        }
        return field
    }

    /// Returns the same field of a record that contains or refers to this one.
    private func lifted<Outer>(
        named newName: String? = nil, _ inner: @escaping @Sendable (Outer) -> Item?
    ) -> Field<Outer> {
        var field = Field<Outer>(
            newName ?? name, header: "", column: column, json: { inner($0).map(json) ?? .null },
            text: { inner($0).map(text) ?? "" }, screenText: { inner($0).map(shownText) ?? "" },
            style: { inner($0).map(style) ?? .plain })
        field.makeTitle = makeTitle
        return field
    }

    /// Returns the field of a record with a list of these records.
    private func ofElements<Outer>(in list: String, _ elements: @escaping @Sendable (Outer) -> [Item]) -> Field<Outer> {
        var field = Field<Outer>(
            "\(list).\(name)", header: "", column: column, json: { .array(elements($0).map(json)) },
            text: { elements($0).map(text).joined(separator: "; ") })
        field.lines = { elements($0).map(cell) }
        field.makeTitle = makeTitle
        field.list = list
        field.rows = { outer in elements(outer).map { element in lifted { _ in element } } }
        return field
    }
}

/// A record that another one refers to by its identifier; `nil` if it is unknown.
private struct Related<Record: Sendable>: Sendable {
    let identifier: ItemKey
    let record: Record?

    /// Returns the values of the fields for programs; the identifier, if the record is unknown.
    func text(_ fields: [Field<Record>]) -> String {
        guard let record else { return "\(identifier)" }
        return fields.map { $0.text(record) }.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Returns the values of the fields for readers, after the identifier, which is aligned with those of other lines.
    func line(_ fields: [Field<Record>], identifierWidth: Int) -> SafeText {
        let digits = "\(identifier)"
        let padding = SafeText.spaces(identifierWidth - digits.count)
        let values = record.map { record in fields.map { $0.cell(of: record) }.filter { !$0.isEmpty } } ?? []
        return padding + SafeText(digits) + (values.isEmpty ? .empty : "  ") + values.joined(separator: " · ")
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

    /// The elements, or the first and the last one of more than three.
    fileprivate var ends: [Element] { count > 3 ? [self[0], self[count - 1]] : self }

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
