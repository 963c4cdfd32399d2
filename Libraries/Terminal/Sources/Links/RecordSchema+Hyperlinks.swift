/// Returns the web address of an item of a kind; `nil` for items without one.
public typealias ItemAddress = @Sendable (_ kind: String, _ identifier: String) -> String?

extension RecordSchema {
    /// Returns the schema whose identifiers and names are hyperlinks, if the terminal shows hyperlinks.
    ///
    /// The kind of an item is its field `kind`, or else the name of the command.
    func linked(_ invocation: Invocation) -> RecordSchema {
        guard let itemAddress = invocation.itemAddress, invocation.path.count > 1,
            let identifier = fields.first(where: { $0.name == "id" })
        else { return self }
        let kind = fields.first { $0.name == "kind" }
        let address = { @Sendable (item: Item) in
            itemAddress(kind?.text(item) ?? invocation.path[1], identifier.text(item))
        }
        return RecordSchema(
            fields: fields.map { ["id", "name"].contains($0.name) ? $0.linked(to: address) : $0 }, title: title,
            bar: bar)
    }
}
