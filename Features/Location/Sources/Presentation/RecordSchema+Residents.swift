import ChallengeCore
import ChallengeTerminal

extension RecordSchema<Location> {
    /// The fields of a location, in which known residents take the place of their identifiers.
    static func locations(with residents: [Int: Resident]?) -> RecordSchema {
        guard let residents else { return .locations }
        return RecordSchema(
            fields: locations.fields.map { $0.name == "residents" ? .residents(residents) : $0 },
            title: locations.title)
    }
}

extension Field<Location> {
    /// The residents with their names, statuses and species; an unknown resident has only its identifier.
    static func residents(_ residents: [Int: Resident]) -> Field {
        Field(
            "residents", header: "location.field.residents",
            json: { location in
                .array(
                    location.residents.map { identifier in
                        let resident = residents[identifier]
                        return .object([
                            JSONMember("id", .integer(identifier)), JSONMember("name", .string(resident?.name)),
                            JSONMember("status", .string(resident?.status)),
                            JSONMember("species", .string(resident?.species)),
                        ])
                    })
            },
            lines: { location in
                location.residents.map { identifier in
                    guard let resident = residents[identifier] else { return "\(identifier)" }
                    return "\(resident.name) · \(resident.status) · \(resident.species)"
                }
            })
    }
}
