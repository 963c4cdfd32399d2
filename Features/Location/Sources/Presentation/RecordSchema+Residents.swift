import ChallengeCore
import ChallengeResources
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
            list: { location in
                location.residents.map { identifier in
                    let resident = residents[identifier]
                    return .object([
                        JSONMember("id", .integer(identifier)), JSONMember("name", .string(resident?.name)),
                        JSONMember("status", .string(resident?.status)),
                        JSONMember("species", .string(resident?.species)),
                    ])
                }
            },
            text: { location in
                location.residents.map { residents[$0]?.text ?? "\($0)" }.joined(separator: "; ")
            },
            lines: { location in location.residents.map { residents[$0]?.localizedText ?? "\($0)" } })
    }
}

extension Resident {
    fileprivate var text: String { "\(name) · \(status) · \(species)" }

    /// The text of a screen, in the current language.
    fileprivate var localizedText: String {
        let status = APIWords.status(status, gender: gender)
        return "\(name) · \(status) · \(APIWords.species(species, gender: gender))"
    }
}
