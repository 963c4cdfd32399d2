internal import ChallengeCore

/// The fields of a kind of record, described once for all formats.
public struct RecordSchema<Item: Sendable>: Sendable {
    /// The fields that a command prints by default, in order.
    public let fields: [Field<Item>]

    /// Returns the title above a single record in a terminal.
    public let title: (@Sendable (Item) -> String)?

    /// Returns the number of a record that a table shows as a bar; `nil` for records without bars.
    let bar: (@Sendable (Item) -> Int)?

    public init(
        fields: [Field<Item>], title: (@Sendable (Item) -> String)? = nil, bar: (@Sendable (Item) -> Int)? = nil
    ) {
        self.fields = fields
        self.title = title
        self.bar = bar
    }

    /// The names that `--fields` accepts: those of the fields, and of the fields that are derived from lists.
    public var fieldNames: [FieldName] { allFields.map { FieldName($0.name, title: $0.makeTitle) } }

    /// Returns the names that `--fields` accepts, also those that need an option.
    ///
    /// - Parameter expanded: The schema with the option, which replaces a list by its records.
    public func fieldNames(with expanded: RecordSchema) -> [FieldName] {
        fieldNames + expanded.fieldNames.filter { !fieldNames.contains($0) }
    }

    /// Returns the fields with these names, in the order of the names; `origin` selects `origin.id` and `origin.name`.
    func selecting(_ names: [String], _ invocation: Invocation) throws(UsageError) -> [Field<Item>] {
        var selected: [Field<Item>] = []
        for name in names {
            let isField = allFields.contains { $0.name.lowercased() == name.lowercased() }
            // The parts of a list can be a group, too: `episodes.first`.
            let group = (isField ? fields : allFields).filter {
                $0.name.lowercased().hasPrefix(name.lowercased() + ".")
            }
            let matching = group.isEmpty ? [try field(named: name, invocation)] : group
            selected += matching.filter { field in !selected.contains { $0.name == field.name } }
        }
        return selected
    }

    /// Returns the field with the name, in any case.
    package func field(named name: String, _ invocation: Invocation) throws(UsageError) -> Field<Item> {
        if let field = allFields.first(where: { $0.name.lowercased() == name.lowercased() }) { return field }
        // An option that prints the records of a list has the name of the list: `--episodes` for `episodes.code`.
        let list = fields.first { $0.list != nil && name.lowercased().hasPrefix($0.name.lowercased() + ".") }
        if let list, !invocation.has(optionNamed: list.name),
            invocation.fields.contains(where: { $0.lowercased() == name.lowercased() })
        {
            throw UsageError(.fieldNeedsOption(name, option: "--" + list.name), in: invocation.path)
        }
        let names = allFields.map(\.name)
        let others = invocation.fields.filter { !names.contains($0) && $0.lowercased() != name.lowercased() }
        throw UsageError(.unknownField(name, available: names + others), in: invocation.path)
    }

    /// Returns the field by which a name sorts: the count of a list, `origin.name` for `origin`, and else the named one.
    package func sortField(named name: String, _ invocation: Invocation) throws(UsageError) -> Field<Item> {
        let names = allFields.map { $0.name.lowercased() }
        let parts = [name + FieldName.count, name + ".name"].filter { names.contains($0.lowercased()) }
        return try field(named: parts.first ?? name, invocation)
    }

    /// Throws if a JSON object cannot contain two of the fields.
    ///
    /// A list, its elements, and its count and first element are one member: an array, or an object.
    static func refuseSharedMembers(_ fields: [Field<Item>], in path: [String]) throws(UsageError) {
        for (index, field) in fields.enumerated() {
            let other = fields[..<index].first { other in
                let haveOneForm = (other.rows == nil) == (field.rows == nil) && !other.isList && !field.isList
                return other.list == field.list && !haveOneForm
            }
            if field.list != nil, let other { throw UsageError(.sharedMember(other.name, field.name), in: path) }
        }
    }

    private var allFields: [Field<Item>] { fields.flatMap { [$0] + $0.parts } }
}

/// Returns the web address of an item of a kind; `nil` for items without one.
public typealias ItemAddress = @Sendable (_ kind: String, _ identifier: String) -> String?

extension RecordSchema {
    /// Returns the schema whose identifiers and names are hyperlinks, if the terminal shows hyperlinks.
    func linked(_ invocation: Invocation) -> RecordSchema {
        guard let itemAddress = invocation.itemAddress, let item = address(of: itemAddress, invocation) else {
            return self
        }
        let linked = fields.map { ["id", "name"].contains($0.name) ? $0.linked(to: item) : $0 }
        return RecordSchema(fields: linked, title: title, bar: bar)
    }

    /// Returns the address of an item, whose kind is its field `kind`, or else the name of the command.
    private func address(
        of itemAddress: @escaping ItemAddress, _ invocation: Invocation
    ) -> (@Sendable (Item) -> String?)? {
        guard invocation.path.count > 1, let identifier = fields.first(where: { $0.name == "id" }) else { return nil }
        let kind = fields.first { $0.name == "kind" }
        return { item in itemAddress(kind?.text(item) ?? invocation.path[1], identifier.text(item)) }
    }
}

/// The name of a field for scripts, with its title for users.
public struct FieldName: Sendable {
    let text: String
    private let makeTitle: @Sendable () -> String

    init(_ text: String, title: @escaping @Sendable () -> String) {
        self.text = text
        makeTitle = title
    }

    /// The header of the field in the current language; empty if it is unknown.
    var title: String { makeTitle() }
}

extension FieldName: Hashable {
    public static func == (left: FieldName, right: FieldName) -> Bool { left.text == right.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension FieldName: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) { "" } }
}

/// The names of the fields that are derived from a list.
extension FieldName {
    static let count = ".count"
    static let first = ".first"

    /// Returns the name of the option that a field of a list's records needs: `episodes` for `episodes.code`.
    static func neededOption(of name: String) -> String? {
        guard let period = name.firstIndex(of: ".") else { return nil }
        return [count, first].contains(String(name[period...])) ? nil : String(name[..<period])
    }
}
