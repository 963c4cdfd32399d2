import ChallengeCore
import ChallengeTerminal

extension RecordSchema<Location> {
    /// A location as every format shows it: the names are a promise to scripts.
    ///
    /// Its residents are identifiers, or with the residents themselves, what is known of each.
    static func locations(with residents: [Int: LocationResident]? = nil) -> RecordSchema {
        RecordSchema(
            fields: [
                Field(
                    "id", header: "location.field.id",
                    column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 2),
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
                residents.map(Field.residents)
                    ?? Field(
                        "residents", header: "location.field.residents", column: .hidden,
                        json: { .array($0.residents.map(JSONValue.integer)) }),
                Field(
                    "created", header: "location.field.created", column: .hidden,
                    json: { .string($0.created?.description) }),
            ],
            title: { $0.type.isEmpty ? $0.name : "\($0.name) · \($0.type)" })
    }
}
