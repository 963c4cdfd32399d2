import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The part of a card about the items of a relation: what they have in common, and a row for each of them.
struct CardSection {
    /// The narrowest column, of which a wide card has two if one has no room for all rows.
    private static let narrowestColumn = 40
    private static let mostColumns = 2
    private static let gap = 2

    let target: ItemCard.Target
    private let subject: CardSubject
    private let relation: Relation<AnyRecord>
    private let title: String
    private let related: [BrowsableItem]
    /// The items that are most often in the same related items.
    let companions: CardCompanions?

    init(_ subject: CardSubject, _ field: Field<AnyRecord>, _ relation: Relation<AnyRecord>, _ keys: [ItemKey]) {
        self.subject = subject
        self.relation = relation
        title = field.title
        target = ItemCard.Target(kind: relation.kind, keys: keys, title: field.title)
        related = keys.compactMap { subject.catalog.item(relation.kind, $0) }
        companions = subject.companions(of: relation, related)
    }

    func chart(width: Int) -> CardText {
        var text = CardText()
        for line in subject.chart(of: relation, related, width: width) { text.add(line) }
        return text
    }

    /// `true` if there is no room for a row of each item.
    func omitsRows(width: Int, rows: Int) -> Bool { target.keys.count > columns(width, rows) * rows }

    private func columns(_ width: Int, _ rows: Int) -> Int {
        target.keys.count <= rows ? 1 : max(1, min(Self.mostColumns, width / Self.narrowestColumn))
    }

    /// Returns the title with a row for each item, or for as many as fit above the number of the others.
    ///
    /// - Parameter isExpanded: `true` if all items have a row.
    func text(width: Int, rows: Int, isExpanded: Bool) -> CardText {
        let columns = columns(width, rows)
        let columnWidth = (width + Self.gap) / columns - Self.gap
        let keys = target.keys
        let omits = !isExpanded && omitsRows(width: width, rows: rows)
        var items = CardText()
        for (key, text) in rowTexts(omits ? keys.prefix(max(0, columns * rows - 1)) : keys[...], columnWidth) {
            var target = target
            target.selected = key
            items.add(text, target)
        }
        if omits {
            let rest = "listing.more %lld".localized(keys.count - items.lines.count)
            items.add(" " + SafeText(rest, style: .dim), target)
        }
        var text = CardText()
        text.add(SafeText(title, style: .bold) + SafeText(" \(keys.count)"), target)
        text.append(items, columns: columns, width: columnWidth, gap: Self.gap)
        return text
    }

    /// Returns the summaries of the items in columns.
    private func rowTexts(_ keys: ArraySlice<ItemKey>, _ width: Int) -> [(ItemKey, SafeText)] {
        let catalog = subject.catalog
        let names = catalog.collection(of: relation.kind)?.items.summary ?? []
        let fields = names.compactMap { name in catalog.fields(of: relation.kind).first { $0.name == name } }
        let slots = ItemTable(fields, related, hasTitles: false).slots(in: width - 1)
        return keys.map { key in
            guard let item = catalog.item(relation.kind, key) else { return (key, SafeText(" \(key)", style: .dim)) }
            return (key, " " + slots.text { $0.column.cell(of: item, width: $0.width) })
        }
    }
}
