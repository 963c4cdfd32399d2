/// A record whose type only its schema knows.
public struct AnyRecord: Sendable {
    private let value: any Sendable

    public init(_ value: some Sendable) { self.value = value }

    fileprivate func value<Item>(of _: Item.Type) -> Item? { value as? Item }
}

extension RecordSchema {
    /// The fields for ``AnyRecord`` values of this schema, with their links and relations.
    public var erasedFields: [Field<AnyRecord>] { fields.map { $0.erased } }

    /// Returns the fields with these names for ``AnyRecord`` values of this schema; they have default columns.
    public func erasedFields(_ names: [String]) -> [Field<AnyRecord>] {
        names.compactMap { name in
            fields.first { $0.name == name }?.lifted(column: TableColumn()) { $0.value(of: Item.self) }
        }
    }
}

extension Field {
    /// The same field of a record whose type only the schema knows.
    fileprivate var erased: Field<AnyRecord> {
        var field = lifted { (record: AnyRecord) in record.value(of: Item.self) }
        if let link { field = field.linking { $0.value(of: Item.self).flatMap(link) } }
        field.relation = relation.map { relation in
            Relation(
                name: relation.name, kind: relation.kind, noun: relation.noun,
                keys: { $0.value(of: Item.self).map(relation.keys) ?? [] }, chart: relation.chart,
                companions: relation.companions, header: relation.header)
        }
        field.list = list
        field.isMoment = isMoment
        if let picture { field.picture = { $0.value(of: Item.self).flatMap(picture) } }
        field.parts = parts.prefix(1).map { $0.erased }
        return field
    }
}
