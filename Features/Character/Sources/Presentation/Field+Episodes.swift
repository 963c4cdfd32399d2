import ChallengeCore
import ChallengeTerminal

extension Field<Character> {
    /// The episodes with their names, codes and air dates; an unknown episode has only its identifier.
    static func episodes(_ episodes: [Int: AppearanceEpisode]) -> Field {
        Field(
            "episodes", header: "character.field.episodes",
            json: { character in
                .array(
                    character.episodes.map { identifier in
                        let episode = episodes[identifier]
                        return .object([
                            JSONMember("id", .integer(identifier)), JSONMember("name", .string(episode?.name)),
                            JSONMember("code", .string(episode?.code)),
                            JSONMember("airDate", .string(episode?.airDate)),
                        ])
                    })
            },
            lines: { character in
                character.episodes.map { identifier in
                    guard let episode = episodes[identifier] else { return "\(identifier)" }
                    return [episode.code, episode.airDate, episode.name].compactMap(\.self).joined(separator: "  ")
                }
            })
    }
}
