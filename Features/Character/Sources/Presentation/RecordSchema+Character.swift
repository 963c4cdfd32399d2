import ChallengeAPIs
import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<Character> {
    /// The fields of a character in every output format; scripts depend on the names.
    static var characters: RecordSchema {
        RecordSchema(
            fields: [
                Field(
                    "id", header: "character.field.id",
                    column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 3),
                    json: { .integer($0.id) }),
                Field(
                    "name", header: "character.field.name", column: TableColumn(priority: 0, minimumWidth: 24),
                    json: { .string($0.name) }),
                Field(
                    "status", header: "character.field.status",
                    column: TableColumn(priority: 2, minimumWidth: APIWords.status("unknown", gender: "").count),
                    json: { .string($0.status.name) }, screenText: \.localizedStatus, style: { .status($0.status.name) }
                ),
                Field(
                    "species", header: "character.field.species", column: TableColumn(priority: 3),
                    json: { .string($0.species) }, screenText: \.localizedSpecies),
                Field(
                    "type", header: "character.field.type", column: .hidden, json: { .string($0.type) }),
                Field(
                    "gender", header: "character.field.gender", column: TableColumn(priority: 6, minimumWidth: 6),
                    json: { .string($0.gender.name) }, screenText: \.localizedGender),
                Field(
                    "origin.id", header: "character.field.originID", column: .dataOnly, json: { .integer($0.origin.id) }
                ),
                Field(
                    "origin.name", header: "character.field.origin", column: TableColumn(priority: 5, minimumWidth: 16),
                    json: { .string($0.origin.name) }, screenText: \.origin.localizedName
                ).linking(to: "location") { $0.origin.keys },
                Field(
                    "location.id", header: "character.field.locationID", column: .dataOnly,
                    json: { .integer($0.location.id) }),
                Field(
                    "location.name", header: "character.field.location",
                    column: TableColumn(priority: 4, minimumWidth: 16),
                    json: { .string($0.location.name) }, screenText: \.location.localizedName
                ).linking(to: "location") { $0.location.keys },
                Field("image", header: "character.field.image", column: .dataOnly, json: { .string($0.image) })
                    .showingPicture(at: \.image),
                Field(
                    "episodes", header: "character.field.episodes", column: .hidden, links: \.episodes,
                    to: "episode", noun: "character.related.episodes",
                    chart: .strip(
                        rows: "season", cells: "number", title: "character.seasons", row: "character.season %lld"),
                    companions: RelationCompanions(relation: "characters", title: "character.companions")),
                Field("created", header: "character.field.created", column: .dataOnly, moment: \.created),
            ],
            title: { "\($0.name) · \($0.localizedKind)" })
    }
}

extension Place {
    /// The key of the location; empty if the place is unknown.
    fileprivate var keys: [ItemKey] { [id?.key].compactMap(\.self) }
}
