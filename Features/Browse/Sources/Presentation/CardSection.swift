import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The part of a card about the items of a relation: what they have in common, and a row for each of them.
struct CardSection {
    typealias Line = ItemCard.Line

    let target: ItemCard.Target
    private let subject: CardSubject
    private let relation: Relation<AnyRecord>
    private let title: String
    private let chart: [SafeText]
    /// The items that are most often in the same related items, below their title.
    private let companions: [Line]
    private let related: [BrowsableItem]

    init(_ subject: CardSubject, _ field: Field<AnyRecord>, _ relation: Relation<AnyRecord>, _ keys: [ItemKey]) {
        self.subject = subject
        self.relation = relation
        title = field.title
        target = ItemCard.Target(kind: relation.kind, keys: keys, title: field.title)
        related = keys.compactMap { subject.catalog.item(relation.kind, $0) }
        chart = subject.chart(of: relation, related)
        companions = subject.companions(of: relation, related)
    }

    /// The number of lines beside the rows of the items.
    var fixedCount: Int {
        2 + (chart.isEmpty ? 0 : chart.count + 1) + (companions.isEmpty ? 0 : companions.count + 1)
    }

    /// Returns the lines, with at most the given number of rows for the items.
    func lines(rows: Int) -> [Line] {
        let charts = chart.isEmpty ? [] : [SafeText.empty] + chart
        let ends = companions.isEmpty ? [] : [Line(text: .empty)] + companions
        let header = SafeText(title, style: .bold) + SafeText(" \(target.keys.count)")
        return charts.map { Line(text: $0) } + [Line(text: .empty), Line(text: header, target: target)]
            + items(rows: rows) + ends
    }

    /// Returns a row for each item, or for as many as fit above the number of the others.
    private func items(rows: Int) -> [Line] {
        let fits = target.keys.count <= rows
        let shown = fits ? target.keys[...] : target.keys.prefix(max(0, rows - 1))
        let lines = rowTexts(shown).map { key, text in
            var target = target
            target.selected = key
            return Line(text: text, target: target)
        }
        if fits { return lines }
        let rest = SafeText("browse.more %lld".localized(target.keys.count - shown.count), style: .dim)
        return lines + [Line(text: " " + rest, target: target)]
    }

    /// Returns the summaries of the items in columns.
    private func rowTexts(_ keys: ArraySlice<ItemKey>) -> [(ItemKey, SafeText)] {
        let catalog = subject.catalog
        let names = catalog.collection(of: relation.kind)?.items.summary ?? []
        let fields = names.compactMap { name in catalog.fields(of: relation.kind).first { $0.name == name } }
        let slots = ItemTable(fields, related, hasTitles: false).slots(in: subject.width - 1)
        return keys.map { key in
            guard let item = catalog.item(relation.kind, key) else { return (key, SafeText(" \(key)", style: .dim)) }
            return (key, " " + slots.text { $0.column.cell(of: item, width: $0.width) })
        }
    }
}
