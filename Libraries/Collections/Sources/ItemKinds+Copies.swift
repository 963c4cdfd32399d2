internal import ChallengeCore
public import ChallengeJSON
public import ChallengeTerminal

/// The record of a copied item of any kind.
public struct CopiedRecord: Sendable {
    let kind: String
    private let values: [JSONMember]

    /// - Parameter record: The values as JSON; one that cannot be read is shown without values.
    public init(_ kind: String, _ record: String) {
        self.kind = kind
        if case .object(let values) = try? JSONValue(json: record) { self.values = values } else { values = [] }
    }

    public subscript(_ field: String) -> JSONValue { values[field] ?? .null }

    public func text(_ field: String) -> String { if case .string(let text) = self[field] { text } else { "" } }
}

extension ItemKinds {
    /// The names of the fields by which a list of several kinds sums up its items; the item itself has their values.
    public static let summaryFields = ["kind", "detail"]

    /// Returns the fields of copied items, starting with the kind.
    ///
    /// A list of one kind has the columns of its summary, and a list of several has columns for the kind and the values
    /// of the summary in one. Fields of other kinds are in no output, except with `--fields`. Fields of items with the
    /// names of the list's own are left out.
    ///
    /// - Parameter present: The kinds of the items that are shown.
    public func fields<Item>(
        of present: Set<String>, _ record: @escaping @Sendable (Item) -> CopiedRecord
    ) -> [Field<Item>] {
        let hasSeveral = present.count > 1
        let copied = copiedFields(of: present, record)
        let summary = { @Sendable (item: Item) in
            copied.filter { self[record(item).kind]?.summary.contains($0.name) ?? false }
        }
        let kind = Field<Item>(
            "kind", header: "search.field.kind",
            column: hasSeveral
                ? TableColumn(priority: 1, minimumWidth: present.map { noun($0).count }.max() ?? 0) : .hidden,
            json: { .string(record($0).kind) }, screenText: { noun(record($0).kind) })
        let detail = Field<Item>(
            "detail", header: "search.field.detail",
            column: hasSeveral ? TableColumn(priority: 5, minimumWidth: 12) : .named,
            json: { item in .string(summary(item).map { $0.text(item) }.joined(separator: " · ")) },
            screenText: { item in summary(item).map { $0.shownText(of: item) }.joined(separator: " · ") })
        return [kind, detail] + copied.filter { !Self.summaryFields.contains($0.name) }
    }

    /// Returns the values of the item's fields for readers, which tell it apart from others with its name.
    public func distinctions() -> @Sendable (CopiedRecord) -> [String] {
        let fields = copiedFields(of: [], { (record: CopiedRecord) in record })
        return { record in fields.map { $0.shownText(of: record) } }
    }

    /// Returns the fields of all kinds, each name once, although items of several kinds can have it.
    private func copiedFields<Item>(
        of present: Set<String>, _ record: @escaping @Sendable (Item) -> CopiedRecord
    ) -> [Field<Item>] {
        let kinds = all.map { (kind: $0, fields: $0.fields()) }
        var names: Set<String> = []
        return kinds.flatMap { $0.fields.filter { names.insert($0.name).inserted } }.map { field in
            let name = field.name
            let owner = kinds.first { kind, fields in
                present.contains(kind.name.one) && fields.contains { $0.name == name }
            }
            let summary = owner?.kind.summary.filter { shown in owner?.fields.contains { $0.name == shown } ?? false }
            let place = present.count == 1 ? summary?.firstIndex(of: name) : nil
            let column = place.map {
                // The first value stands before those of the list's own columns, the others behind them.
                TableColumn(
                    alignment: field.column.alignment, priority: $0 == 0 ? 2 : 5 + $0,
                    minimumWidth: field.column.minimumWidth)
            }
            return field.copied(
                column: column ?? (owner == nil ? .named : .hidden), value: { record($0)[name] },
                words: { item in self[record(item).kind]?.words[name]?(record(item).text) })
        }
    }
}
