import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The charts of what the items of a relation have in common.
extension CardSubject {
    /// Returns the strips or the bar that the relation declares.
    func chart(of relation: Relation<AnyRecord>, _ related: [BrowsableItem], width: Int) -> [SafeText] {
        guard let chart = relation.chart, !related.isEmpty else { return [] }
        return chart.lines(
            related: related.map(\.record), all: catalog.items(of: relation.kind)?.value.map(\.record) ?? [],
            fields: catalog.fields(of: relation.kind), width: width, isASCII: false)
    }

    /// Returns the items of this kind that are most often in the same related items.
    func companions(of relation: Relation<AnyRecord>, _ related: [BrowsableItem]) -> CardCompanions? {
        guard let companions = relation.companions,
            let back = catalog.fields(of: relation.kind).compactMap(\.relation).first(where: {
                $0.name == companions.relation
            })
        else { return nil }
        let common = RelationCompanions.mostCommon(besides: key, in: related.map { back.keys($0.record) })
        let found = common.prefix(CardCompanions.most).compactMap { key, count in
            catalog.item(back.kind, key).map { (key: key, name: SafeText($0.name), count: "\(count)") }
        }
        let target = ItemCard.Target(kind: back.kind, keys: found.map(\.key), title: companions.title)
        return found.isEmpty ? nil : CardCompanions(target: target, items: found)
    }
}

/// The items that occur most often together with the item of a card.
struct CardCompanions {
    fileprivate static let most = 5

    fileprivate let target: ItemCard.Target
    fileprivate let items: [(key: ItemKey, name: SafeText, count: String)]

    /// Returns the items with their counts, below their title.
    func text(width: Int) -> CardText {
        let room = width - 3 - (items.map(\.count.count).max() ?? 0)
        let names = min(room, items.map(\.name.width).max() ?? 0)
        var text = CardText()
        text.add(SafeText(target.title, style: .bold), target)
        for (key, name, count) in items {
            var target = target
            target.selected = key
            text.add(" " + name.truncated(to: names).padded(to: names) + SafeText("  \(count)"), target)
        }
        return text
    }
}
