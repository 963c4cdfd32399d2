public import ChallengeCore
internal import ChallengeJSON
internal import ChallengeResources

/// The records of another kind to which a record refers by their identifiers.
///
/// It is declared once, on a field. The option with the name of the field prints these records in place of their
/// identifiers, a screen shows their names, and a browser opens them.
///
///     Field(
///         "residents", header: "location.field.residents", column: .hidden,
///         links: \.residents, to: "character", noun: "location.related.residents")
public struct Relation<Item: Sendable>: Sendable {
    /// The name of the field, and of the option that prints the records.
    public let name: String
    /// The kind of the records, such as `character`.
    public let kind: String
    public let noun: Noun
    public let keys: @Sendable (Item) -> [ItemKey]
    /// The chart by which a screen sums up the records; `nil` for relations without one.
    public let chart: RelationChart?
    /// The items that a screen shows as those that occur most often together with the item; `nil` shows none.
    public let companions: RelationCompanions?
    /// The key of the header.
    let header: String
}

extension Field {
    /// Creates a field for a relation, which a screen shows as `1, 7–9 (4)`, or with the names of the first and the last
    /// record.
    public init<ID: ItemIdentifier>(
        _ name: String,
        header: String,
        column: @autoclosure @escaping @Sendable () -> TableColumn = TableColumn(),
        links: @escaping @Sendable (Item) -> [ID],
        to kind: String,
        noun: Noun,
        chart: RelationChart? = nil,
        companions: RelationCompanions? = nil
    ) {
        // The runtime would create a key path of a generic type for each item.
        let keys = { @Sendable (item: Item) in links(item).map { $0.key } }
        let relation = Relation(
            name: name, kind: kind, noun: noun, keys: keys, chart: chart, companions: companions, header: header)
        self.init(relation, column: column())
    }

    private init(
        _ relation: Relation<Item>, column: @autoclosure @escaping @Sendable () -> TableColumn,
        nameOf: @escaping @Sendable (ItemKey) -> String? = { _ in nil }
    ) {
        let field = Field(
            relation.name, header: relation.header, column: column(), list: { relation.keys($0).map(\.json) },
            screenText: { item in
                let keys = relation.keys(item)
                if keys.isEmpty { return "" }
                let names = keys.ends.compactMap(nameOf)
                let text =
                    names.count == keys.ends.count
                    ? names.joined(separator: keys.count > names.count ? " … " : ", ") : keys.map { "\($0)" }.ranges
                return keys.count > NameColumns.fewest ? "\(text) (\(keys.count))" : text
            })
        self = field.linking(to: relation.kind, relation.keys)
        self.relation = relation
    }

    /// Returns the field of the relation to some of the records, such as `shared.episodes`; `nil` for other fields.
    ///
    /// - Parameter title: The key of its title, which has the title of this field.
    package func part(
        _ prefix: String, title: String, _ select: @escaping @Sendable ([ItemKey]) -> [ItemKey]
    ) -> Field? {
        relation.map { relation in
            let part = Relation<Item>(
                name: "\(prefix).\(relation.name)", kind: relation.kind, noun: relation.noun,
                keys: { select(relation.keys($0)) }, chart: relation.chart, companions: nil, header: relation.header)
            var field = Field(part, column: column)
            field.makeTitle = { [makeTitle] in title.localized(makeTitle()) }
            return field
        }
    }

    /// The field of a relation, which a screen shows as a number of records, without their names; `nil` for other fields.
    package var counted: Field? {
        relation.map { relation in
            Field(
                name, header: relation.header, column: column, list: { relation.keys($0).map(\.json) },
                screenText: { "\(relation.keys($0).count)" })
        }
    }

    /// Returns the field of a relation with the names of the records; the details of a single record have more of them.
    ///
    /// A chart that shows all records of the other collection takes the place of further names.
    ///
    /// - Parameter nameOf: Returns the name of a record; `nil` if it is not known.
    public func naming(_ nameOf: @escaping @Sendable (ItemKey) -> String?) -> Field {
        guard let relation else { return self }
        var named = Field(relation, column: column, nameOf: nameOf)
        named.makeTitle = makeTitle
        if relation.chart?.showsAll == true { return named }
        var field = named
        field.chart = { [named] item, room, _ in
            let keys = relation.keys(item)
            let names = keys.compactMap(nameOf)
            guard keys.count > NameColumns.fewest, names.count == keys.count else { return [named.cell(of: item)] }
            return [SafeText("\(keys.count)")] + NameColumns(names, fitting: room).lines
        }
        return field
    }

    /// Returns the field of a relation with the records in place of their identifiers.
    ///
    /// The fields `{name}.id` and `{name}.{field}` are derived from them, and the same fields of the first record:
    /// `{name}.first.id`.
    ///
    /// - Parameters:
    ///   - record: Returns a record; `nil` prints only the identifier.
    ///   - fields: The fields of the records without the identifier, in the order of the text; their names have no
    ///     periods.
    public func expanded(
        _ record: @escaping @Sendable (ItemKey) -> AnyRecord?, fields: [Field<AnyRecord>]
    ) -> Field {
        guard let relation else { return self }
        let (name, header) = (relation.name, relation.header)
        let elements = { @Sendable (item: Item) in
            relation.keys(item).map { Related(identifier: $0, record: record($0)) }
        }
        let identifier = Field<Related>(
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
    func lifted<Outer>(
        named newName: String? = nil, column newColumn: TableColumn? = nil,
        _ inner: @escaping @Sendable (Outer) -> Item?
    ) -> Field<Outer> {
        var field = Field<Outer>(
            newName ?? name, header: "", column: newColumn ?? column, json: { inner($0).map(json) ?? .null },
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
private struct Related: Sendable {
    let identifier: ItemKey
    let record: AnyRecord?

    /// Returns the values of the fields for programs; the identifier, if the record is unknown.
    func text(_ fields: [Field<AnyRecord>]) -> String {
        guard let record else { return "\(identifier)" }
        return fields.map { $0.text(record) }.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Returns the values of the fields for readers, after the identifier, which is aligned with those of other lines.
    func line(_ fields: [Field<AnyRecord>], identifierWidth: Int) -> SafeText {
        let digits = "\(identifier)"
        let padding = SafeText.spaces(identifierWidth - digits.count)
        let values = record.map { record in fields.map { $0.cell(of: record) }.filter { !$0.isEmpty } } ?? []
        return padding + SafeText(digits) + (values.isEmpty ? .empty : "  ") + values.joined(separator: " · ")
    }
}

extension RecordSchema {
    /// The relations to records of other kinds.
    public var relations: [Relation<Item>] { fields.compactMap { $0.relation } }

    /// Returns the schema with other fields in place of the relations.
    public func replacingRelations(_ replace: (Field<Item>, Relation<Item>) -> Field<Item>) -> RecordSchema {
        RecordSchema(
            fields: fields.map { field in field.relation.map { replace(field, $0) } ?? field }, title: title, bar: bar)
    }
}

extension Array {
    /// The elements, or the first and the last one of more than three.
    fileprivate var ends: [Element] { count > 3 ? [self[0], self[count - 1]] : self }
}
