import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeRickAndMortyAPI
import ChallengeTerminal

extension RecordSchema<Episode> {
    /// The names of all fields, including those that need `--characters`.
    static var fieldNames: [FieldName] { RecordSchema.episodes().fieldNames(with: .episodes(with: { _ in nil })) }
}

extension Field<Episode> {
    /// Returns the field of characters with their names, statuses and species.
    ///
    /// An unknown character has only its identifier.
    static func characters(_ character: @escaping @Sendable (_ identifier: Int) -> CastMember?) -> Field {
        .related(
            "characters", header: "episode.field.characters", identifiers: \.characters, record: character,
            fields: [
                Field<CastMember>("name", header: "character.field.name", json: { .string($0.name) }),
                Field<CastMember>(
                    "status", header: "character.field.status", json: { .string($0.status) },
                    screenText: { APIWords.status($0.status, gender: $0.gender) }, style: { .status($0.status) }),
                Field<CastMember>(
                    "species", header: "character.field.species", json: { .string($0.species) },
                    screenText: { APIWords.species($0.species, gender: $0.gender) }),
            ])
    }
}
