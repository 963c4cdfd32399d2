import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension Field<Episode> {
    /// The characters with their names, statuses and species; an unknown character has only its identifier.
    static func characters(_ characters: [Int: CastMember]) -> Field {
        Field(
            "characters", header: "episode.field.characters",
            list: { episode in
                episode.characters.map { identifier in
                    let character = characters[identifier]
                    return .object([
                        JSONMember("id", .integer(identifier)), JSONMember("name", .string(character?.name)),
                        JSONMember("status", .string(character?.status)),
                        JSONMember("species", .string(character?.species)),
                    ])
                }
            },
            text: { episode in
                episode.characters.map { characters[$0]?.text ?? "\($0)" }.joined(separator: "; ")
            },
            lines: { episode in episode.characters.map { characters[$0]?.localizedText ?? "\($0)" } })
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
