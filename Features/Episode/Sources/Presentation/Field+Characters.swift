import ChallengeCore
import ChallengeTerminal

extension Field<Episode> {
    /// The characters with their names, statuses and species; an unknown character has only its identifier.
    static func characters(_ characters: [Int: CastMember]) -> Field {
        Field(
            "characters", header: "episode.field.characters",
            json: { episode in
                .array(
                    episode.characters.map { identifier in
                        let character = characters[identifier]
                        return .object([
                            JSONMember("id", .integer(identifier)), JSONMember("name", .string(character?.name)),
                            JSONMember("status", .string(character?.status)),
                            JSONMember("species", .string(character?.species)),
                        ])
                    })
            },
            lines: { episode in
                episode.characters.map { identifier in
                    guard let character = characters[identifier] else { return "\(identifier)" }
                    return "\(character.name) · \(character.status) · \(character.species)"
                }
            })
    }
}
