import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension Field<Episode> {
    /// The characters with their names, statuses and species; an unknown character has only its identifier.
    static func characters(_ characters: [Int: CastMember]) -> Field {
        .related(
            "characters", header: "episode.field.characters", identifiers: \.characters, in: characters,
            fields: [
                Field<CastMember>("name", header: "character.field.name", json: { .string($0.name) }),
                Field<CastMember>(
                    "status", header: "character.field.status", json: { .string($0.status) },
                    screenText: { APIWords.status($0.status, gender: $0.gender) }),
                Field<CastMember>(
                    "species", header: "character.field.species", json: { .string($0.species) },
                    screenText: { APIWords.species($0.species, gender: $0.gender) }),
            ],
            text: \.text, screenText: \.localizedText)
    }
}

extension CastMember {
    fileprivate var text: String { "\(name) · \(status) · \(species)" }

    /// The text of a screen, in the current language.
    fileprivate var localizedText: String {
        let status = APIWords.status(status, gender: gender)
        return "\(name) · \(status) · \(APIWords.species(species, gender: gender))"
    }
}
