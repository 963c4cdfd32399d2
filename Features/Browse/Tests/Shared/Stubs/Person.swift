import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeTerminal

/// An item that lives in items of the other kind.
struct Person: NamedItemContract {
    let id: Int
    let name: String
    let appearances: Int
    var homes: [Int] = []
    /// The number of further lines of the card, of which the last one is a link.
    var lines = 0

    var key: ItemKey { .number(id) }
    var distinctions: [String] { ["\(appearances) episodes"] }

    static let rick = Person(id: 1, name: "Rick", appearances: 51, homes: [1, 3])
    static let morty = Person(id: 2, name: "Morty", appearances: 50)
    static let beth = Person(id: 3, name: "Beth", appearances: 49, homes: [2])
    static let earth = Person(id: 1, name: "Earth", appearances: 1)
    static let mars = Person(id: 2, name: "Mars", appearances: 1)
    static let moon = Person(id: 3, name: "Moon", appearances: 1)
}

extension BrowsableItems {
    /// Returns loaded items whose cards are long.
    static func fetched(_ people: [Person]) -> Fetched<[BrowsableItem]> {
        Fetched(
            value: people.map { person in
                BrowsableItem(person, link: ItemLink(kind: "character", keys: [person.key])) {
                    let card = RecordSchema.people(linkingTo: "location").card(of: person)
                    let more = (0..<person.lines).map { RecordCard.Line(title: "Line", value: SafeText("\($0)")) }
                    let link = RecordCard.Line(
                        title: "Location", value: "last", link: ItemLink(kind: "location", keys: [1]))
                    return RecordCard(title: card.title, lines: card.lines + more + [link])
                }
            }, origin: .remote)
    }
}

extension RecordSchema<Person> {
    static func people(linkingTo kind: String) -> RecordSchema {
        RecordSchema(
            fields: [
                Field("id", header: "character.field.id", json: { .integer($0.id) }),
                Field(
                    "homes", header: "character.field.location", links: \.homes, to: kind,
                    noun: "character.related.episodes"),
            ], title: \.name)
    }
}
