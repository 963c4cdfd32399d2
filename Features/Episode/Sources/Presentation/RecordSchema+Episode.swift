import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<Episode> {
    /// The fields of an episode in every output format; scripts depend on the names.
    static var episodes: RecordSchema {
        RecordSchema(
            fields: [
                Field(
                    "id", header: "episode.field.id",
                    column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 3),
                    json: { .integer($0.id) }),
                Field(
                    "name", header: "episode.field.name", column: TableColumn(priority: 0, minimumWidth: 20),
                    json: { .string($0.name) }),
                Field(
                    "code", header: "episode.field.code", column: TableColumn(priority: 1, minimumWidth: 6),
                    json: { .string($0.codeText) }),
                Field("season", header: "episode.field.season", column: .hidden, json: { .integer($0.season) }),
                Field("number", header: "episode.field.number", column: .hidden, json: { .integer($0.number) }),
                Field(
                    "airDate", header: "episode.field.airDate", column: TableColumn(priority: 2, minimumWidth: 10),
                    json: { .string($0.airDate?.description) },
                    screenText: { $0.airDate?.description.localizedDate ?? "" }),
                Field(
                    "characters", header: "episode.field.characters", column: .hidden, links: \.characters,
                    to: "character", noun: "episode.related.characters", chart: .bar(of: "status")),
                Field("created", header: "episode.field.created", column: .dataOnly, moment: \.created),
            ],
            title: { "\($0.codeText) · \($0.name)" })
    }
}
