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
    /// The item of the other kind where the person was born.
    var origin: Int?

    var key: ItemKey { .number(id) }
    var distinctions: [String] { [] }

    static let rick = Person(id: 1, name: "Rick", appearances: 51, homes: [1, 3], origin: 2)
    static let morty = Person(id: 2, name: "Morty", appearances: 50)
    static let beth = Person(id: 3, name: "Beth", appearances: 49, homes: [2])
    static let earth = Person(id: 1, name: "Earth", appearances: 1, homes: [1, 2])
    static let mars = Person(id: 2, name: "Mars", appearances: 1)
    static let moon = Person(id: 3, name: "Moon", appearances: 1, homes: [1, 2])
}

extension BrowsableItem {
    init(person: Person, _ kind: String = "character") {
        self.init(person, AnyRecord(person), link: ItemLink(kind: kind, keys: [person.key]))
    }
}

extension RecordSchema<Person> {
    static func people(linkingTo kind: String) -> RecordSchema {
        RecordSchema(
            fields: [
                Field(
                    "id", header: "character.field.id", column: TableColumn(alignment: .trailing, priority: 0),
                    json: { .integer($0.id) }),
                Field(
                    "name", header: "character.field.name", column: TableColumn(priority: 0),
                    json: { .string($0.name) }),
                Field("fame", header: "character.field.status", json: { .string("fame \($0.appearances)") })
                    .showingPicture { $0.appearances > 1 ? "http://a/\($0.id).jpeg" : nil },
                Field(
                    "origin.name", header: "character.field.origin",
                    json: { .string($0.origin.map { "place \($0)" }) }
                ).linking(to: kind) { [$0.origin?.key].compactMap(\.self) },
                Field(
                    "homes", header: "character.field.location", column: .hidden, links: \.homes, to: kind,
                    noun: "character.related.episodes",
                    companions: RelationCompanions(relation: "homes", title: "character.companions")),
                Field("created", header: "character.field.created", column: .dataOnly, moment: { _ in nil }),
            ], title: \.name)
    }
}
