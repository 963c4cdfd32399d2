internal import ChallengeCore

/// Returns the web address of an item of a kind; `nil` for items without one.
public typealias ItemAddress = @Sendable (_ kind: String, _ identifier: String) -> String?

extension RecordSchema {
    /// Returns the schema whose identifiers, names and addresses are hyperlinks, if the terminal shows hyperlinks.
    func linked(_ invocation: Invocation) -> RecordSchema {
        guard let itemAddress = invocation.itemAddress else { return self }
        let item = address(of: itemAddress, invocation)
        let linked = fields.map { field in
            if let webAddress = field.webAddress { return field.linked { webAddress($0)?.asciiText } }
            guard let item, ["id", "name"].contains(field.name) else { return field }
            return field.linked(to: item)
        }
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
