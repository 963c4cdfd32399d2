import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeRickAndMortyAPI
import ChallengeTerminal

extension RecordSchema<Location> {
    /// The names of all fields, including those that need `--residents`.
    static var fieldNames: [FieldName] { RecordSchema.locations().fieldNames(with: .locations(with: { _ in nil })) }
}

extension Field<Location> {
    /// Returns the field of residents with their names, statuses and species.
    ///
    /// An unknown resident has only its identifier.
    static func residents(_ resident: @escaping @Sendable (_ identifier: Int) -> Resident?) -> Field {
        .related(
            "residents", header: "location.field.residents", identifiers: \.residents, record: resident,
            fields: [
                Field<Resident>("name", header: "character.field.name", json: { .string($0.name) }),
                Field<Resident>(
                    "status", header: "character.field.status", json: { .string($0.status) },
                    screenText: { APIWords.status($0.status, gender: $0.gender) }, style: { .status($0.status) }),
                Field<Resident>(
                    "species", header: "character.field.species", json: { .string($0.species) },
                    screenText: { APIWords.species($0.species, gender: $0.gender) }),
            ])
    }
}
