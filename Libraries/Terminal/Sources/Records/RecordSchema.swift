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
