/// The fields of a kind of record, described once for all formats.
public struct RecordSchema<Item: Sendable>: Sendable {
    /// The fields that a command prints by default, in order.
    public let fields: [Field<Item>]

    /// Returns the title above a single record in a terminal.
    public let title: (@Sendable (Item) -> String)?

    public init(fields: [Field<Item>], title: (@Sendable (Item) -> String)? = nil) {
        self.fields = fields
        self.title = title
    }

    /// The names that `--fields` accepts: those of the fields, and of the fields that are derived from lists.
    public var fieldNames: [String] { allFields.map(\.name) }

    /// Returns the fields with these names, in the order of the names; `origin` selects `origin.id` and `origin.name`.
    func selecting(_ names: [String], in path: [String]) throws(UsageError) -> [Field<Item>] {
        var selected: [Field<Item>] = []
        for name in names {
            let group = fields.filter { $0.name.lowercased().hasPrefix(name.lowercased() + ".") }
            let matching = group.isEmpty ? [try field(named: name, in: path)] : group
            selected += matching.filter { field in !selected.contains { $0.name == field.name } }
        }
        return selected
    }

    /// Returns the field with the name, in any case.
    package func field(named name: String, in path: [String]) throws(UsageError) -> Field<Item> {
        guard let field = allFields.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            throw UsageError(.unknownField(name, available: fieldNames), in: path)
        }
        return field
    }

    /// Throws if a JSON object cannot contain two of the fields, because a list and its count are one member.
    static func refuseSharedMembers(_ fields: [Field<Item>], in path: [String]) throws(UsageError) {
        for (index, field) in fields.enumerated() {
            if let list = field.list, let other = fields[..<index].first(where: { $0.list == list }) {
                throw UsageError(.sharedMember(other.name, field.name), in: path)
            }
        }
    }

    private var allFields: [Field<Item>] { fields.flatMap { [$0] + $0.parts } }
}
