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
    public var fieldNames: [String] { fields.flatMap { [$0] + $0.parts }.map(\.name) }

    /// Returns the fields with these names, in the order of the names; `origin` selects `origin.id` and `origin.name`.
    package func selecting(_ names: [String], in path: [String]) throws(UsageError) -> [Field<Item>] {
        var selected: [Field<Item>] = []
        for name in names {
            let matching = fields(named: name.lowercased())
            if matching.isEmpty { throw UsageError(.unknownField(name, available: fieldNames), in: path) }
            selected += matching.filter { field in !selected.contains { $0.name == field.name } }
        }
        return selected
    }

    /// Throws if a JSON object cannot contain two of the fields, because a list and its count are one member.
    static func refuseSharedMembers(_ fields: [Field<Item>], in path: [String]) throws(UsageError) {
        for (index, field) in fields.enumerated() {
            if let list = field.list, let other = fields[..<index].first(where: { $0.list == list }) {
                throw UsageError(.sharedMember(other.name, field.name), in: path)
            }
        }
    }

    private func fields(named name: String) -> [Field<Item>] {
        let exact = fields.flatMap { [$0] + $0.parts }.first { $0.name.lowercased() == name }
        return exact.map { [$0] } ?? fields.filter { $0.name.lowercased().hasPrefix(name + ".") }
    }
}
