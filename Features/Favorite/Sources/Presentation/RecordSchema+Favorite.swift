import ChallengeAPIs
import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengePlatform
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<Favorite> {
    /// Returns the fields of a favorite in every output format; scripts depend on the names.
    ///
    /// - Parameter now: The current time, from which ages are computed.
    static func favorites(now: Date? = nil) -> RecordSchema {
        RecordSchema(
            fields: [
                Field(
                    "id", header: "character.field.id",
                    column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 3),
                    json: { .integer($0.id) }
                ).linking(to: "character") { [$0.id.key] },
                Field(
                    "name", header: "character.field.name", column: TableColumn(priority: 0, minimumWidth: 20),
                    json: { .string($0.character.name) }),
                Field(
                    "status", header: "character.field.status",
                    column: TableColumn(priority: 5, minimumWidth: APIWords.status("unknown", gender: "").count),
                    json: { .string($0.character.status) },
                    screenText: { APIWords.status($0.character.status, gender: $0.character.gender) },
                    style: { .status($0.character.status) }),
                Field(
                    "species", header: "character.field.species", column: TableColumn(priority: 6),
                    json: { .string($0.character.species) },
                    screenText: { APIWords.species($0.character.species, gender: $0.character.gender) }),
                Field(
                    "type", header: "character.field.type", column: .hidden, json: { .string($0.character.type) }),
                Field(
                    "gender", header: "character.field.gender", column: .hidden, json: { .string($0.character.gender) },
                    screenText: { APIWords.gender($0.character.gender) }),
                Field(
                    "origin", header: "character.field.origin", column: .hidden, json: { .string($0.character.origin) },
                    screenText: { APIWords.place($0.character.origin) }),
                Field(
                    "location", header: "character.field.location", column: .hidden,
                    json: { .string($0.character.location) },
                    screenText: { APIWords.place($0.character.location) }),
                Field(
                    "rating", header: "favorites.field.rating",
                    column: TableColumn(alignment: .trailing, priority: 3, minimumWidth: 6),
                    json: { .integer($0.details.rating) }),
                Field(
                    "tags", header: "favorites.field.tags", column: TableColumn(priority: 4),
                    list: { $0.details.tags.map(JSONValue.string) }),
                Field(
                    "note", header: "favorites.field.note", column: TableColumn(priority: 2),
                    json: { .string($0.details.note) }),
                Field("addedAt", header: "favorites.field.addedAt", column: .hidden, moment: \.addedAt, now: now),
            ],
            title: \.character.name)
    }
}
