import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension Field<Character> {
    /// The episodes with their names, codes and air dates; an unknown episode has only its identifier.
    static func episodes(_ episodes: [Int: AppearanceEpisode]) -> Field {
        Field(
            "episodes", header: "character.field.episodes",
            list: { character in
                character.episodes.map { identifier in
                    let episode = episodes[identifier]
                    return .object([
                        JSONMember("id", .integer(identifier)), JSONMember("name", .string(episode?.name)),
                        JSONMember("code", .string(episode?.code)),
                        JSONMember("airDate", .string(episode?.airDate)),
                    ])
                }
            },
            text: { character in
                character.episodes.map { episodes[$0]?.text ?? "\($0)" }.joined(separator: "; ")
            },
            lines: { character in character.episodes.map { episodes[$0]?.localizedText ?? "\($0)" } })
    }
}

extension AppearanceEpisode {
    fileprivate var text: String { text(airDate: airDate) }

    /// The text of a screen, in the current language.
    fileprivate var localizedText: String { text(airDate: airDate?.localizedDate) }

    private func text(airDate: String?) -> String {
        [code, airDate, name].compactMap(\.self).joined(separator: "  ")
    }
}
