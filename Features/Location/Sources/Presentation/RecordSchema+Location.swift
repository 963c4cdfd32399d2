import ChallengeAPIs
import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<Location> {
    /// The fields of a location in every output format; scripts depend on the names.
    static var locations: RecordSchema {
        RecordSchema(
            fields: [
                Field(
                    "id", header: "location.field.id",
                    column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 3),
                    json: { .integer($0.id) }),
                Field(
                    "name", header: "location.field.name", column: TableColumn(priority: 0, minimumWidth: 20),
                    json: { .string($0.name) }),
                Field(
                    "type", header: "location.field.type", column: TableColumn(priority: 2),
                    json: { .string($0.type) }),
                Field(
                    "dimension", header: "location.field.dimension", column: TableColumn(priority: 3),
                    json: { .string($0.dimension) }),
                Field(
                    "residents", header: "location.field.residents", column: .hidden, links: \.residents,
                    to: "character", noun: "location.related.residents", chart: .bar(of: "status")),
                Field(
                    "created", header: "location.field.created", column: .dataOnly,
                    moment: \.created),
            ],
            title: { $0.hasType ? "\($0.name) · \($0.type)" : $0.name })
    }
}
