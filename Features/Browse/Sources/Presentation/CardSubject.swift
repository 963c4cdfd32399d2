import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// An item with its fields, of which a card is made.
struct CardSubject {
    let record: AnyRecord
    let key: ItemKey
    /// The part of the title before the name, such as a code, which is not repeated.
    let titleStart: Substring
    let fields: [Field<AnyRecord>]
    let catalog: Catalog

    init(_ item: BrowsableItem, fields: [Field<AnyRecord>], _ catalog: Catalog) {
        (record, key) = (item.record, item.key)
        titleStart = item.title.hasSuffix(item.name) ? item.title.dropLast(item.name.count) : ""
        self.fields = fields
        self.catalog = catalog
    }

    /// Returns the values that need no titles, on one line: `● Alive · Human · Female`.
    func facts(width: Int) -> CardText {
        let values = fields.visible(in: .tables).filter { isFact($0) }.map { $0.cell(of: record) }
        let line = values.filter { !$0.isEmpty && titleStart != $0.plain + " " }.joined(separator: " · ")
        var text = CardText()
        if !line.isEmpty { for line in line.wrapped(to: max(1, width)) { text.add(line) } }
        return text
    }

    private func isFact(_ field: Field<AnyRecord>) -> Bool {
        !isName(field) && field.link == nil && field.relation == nil && !field.isList && !isNumber(field)
    }

    private func isName(_ field: Field<AnyRecord>) -> Bool { ["id", "name"].contains(field.name) }

    private func isNumber(_ field: Field<AnyRecord>) -> Bool {
        switch field.json(record) {
        case .integer, .double, .bool: true
        default: false
        }
    }

    /// The other values with their titles; a number that no table shows says nothing new.
    private var titled: [Field<AnyRecord>] {
        let inTables = Set(fields.visible(in: .tables).map(\.name))
        return fields.visible(in: .details).filter { field in
            if isName(field) || field.relation != nil { return false }
            if field.link != nil { return true }
            return isNumber(field) ? inTables.contains(field.name) : !inTables.contains(field.name) || field.isList
        }
    }

    /// All values with their titles.
    var allTitled: [TitledValue] { values(fields.visible(in: .details)) }

    /// Returns the values with their titles below each other.
    func titled(and others: [TitledValue], width: Int) -> CardText {
        let values = values(titled) + others
        let indentation = (values.map(\.title.width).max() ?? 0) + 2
        var text = CardText()
        for value in values {
            for (row, line) in value.text.wrapped(to: max(10, width - indentation)).enumerated() {
                let label = row == 0 ? value.title.styled(.dim) : .empty
                text.add(label.padded(to: indentation) + line, row == 0 ? value.target : nil)
            }
        }
        return text
    }

    private func values(_ fields: [Field<AnyRecord>]) -> [TitledValue] {
        fields.compactMap { field in
            let text = field.cell(of: record)
            if text.isEmpty { return nil }
            let link = field.link?(record).flatMap { $0.keys.isEmpty ? nil : $0 }
            let target = link.map { ItemCard.Target(kind: $0.kind, keys: $0.keys, title: field.title) }
            return TitledValue(
                title: SafeText(field.title), text: text,
                target: target.flatMap { catalog.collection(of: $0.kind) == nil ? nil : $0 })
        }
    }

    /// The lists of other items to which the item refers.
    var sections: [CardSection] {
        fields.compactMap { field in
            guard let relation = field.relation, catalog.collection(of: relation.kind) != nil else { return nil }
            let keys = relation.keys(record)
            return keys.isEmpty ? nil : CardSection(self, field, relation, keys)
        }
    }
}

struct TitledValue {
    let title: SafeText
    let text: SafeText
    let target: ItemCard.Target?
}
