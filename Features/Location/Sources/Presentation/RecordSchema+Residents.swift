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
        .related(
            "residents", header: "location.field.residents", identifiers: \.residents, in: residents,
            fields: [
                Field<Resident>("name", header: "character.field.name", json: { .string($0.name) }),
                Field<Resident>(
                    "status", header: "character.field.status", json: { .string($0.status) },
                    screenText: { APIWords.status($0.status, gender: $0.gender) }),
                Field<Resident>(
                    "species", header: "character.field.species", json: { .string($0.species) },
                    screenText: { APIWords.species($0.species, gender: $0.gender) }),
            ],
            text: \.text, screenText: \.localizedText)
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
