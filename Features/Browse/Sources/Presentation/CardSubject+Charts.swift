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

    /// Returns the items of this kind that are most often in the same related items, below their title.
    func companions(of relation: Relation<AnyRecord>, _ related: [BrowsableItem], width: Int) -> CardText {
        var text = CardText()
        guard let companions = relation.companions,
            let back = catalog.fields(of: relation.kind).compactMap(\.relation).first(where: {
                $0.name == companions.relation
            })
        else { return text }
        let found = RelationCompanions.mostCommon(besides: key, in: related.map { back.keys($0.record) }).compactMap {
            key, count in
            catalog.item(back.kind, key).map { (key: key, name: SafeText($0.name), count: "\(count)") }
        }
        if found.isEmpty { return text }
        let target = ItemCard.Target(kind: back.kind, keys: found.map(\.key), title: companions.title)
        let room = width - 3 - (found.map(\.count.count).max() ?? 0)
        let names = min(room, found.map(\.name.width).max() ?? 0)
        text.add(SafeText(companions.title, style: .bold), target)
        for (key, name, count) in found {
            var target = target
            target.selected = key
            text.add(" " + name.truncated(to: names).padded(to: names) + SafeText("  \(count)"), target)
        }
        return text
    }
}
