import ChallengeCollections
import ChallengeCore
import ChallengeCoreMocks
import ChallengeTerminal

@testable import ChallengeBrowse

extension BrowsedCollection {
    static func sample(
        _ kind: String, _ items: ItemSearchMock<Person>, linkingTo linked: String, _ history: HistoryRecorderMock
    ) -> BrowsedCollection {
        BrowsedCollection(
            name: KindName(one: kind, plural: "\(kind)s", noun: "\(kind).noun"),
            items: BrowsableItems(kind, { items }, { .people(linkingTo: linked) }, summary: ["name", "fame"]),
            link: LinkTarget(item: kind, collection: "\(kind)s", filters: ["in", "name"], isIdentifier: { _ in true }),
            history: history)
    }

    static func marks(_ marked: MarkedPeople) -> BrowsedCollection {
        let marks = marked.marks
        return BrowsedCollection(
            name: KindName(one: "favorite", plural: "favorites", noun: "favorites.noun"), items: marks.items,
            marks: marks)
    }
}
