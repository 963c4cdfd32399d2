import ChallengeCore
import ChallengeTerminal

extension Field<Location> {
    /// Those who live in a location with what is known of them; of one that is missing there, the identifier is.
    static func residents(_ residents: [Int: LocationResident]) -> Field {
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
