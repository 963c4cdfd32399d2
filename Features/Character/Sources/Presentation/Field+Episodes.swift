import ChallengeCore
import ChallengeResources
import ChallengeTerminal

extension Field<Character> {
    /// The episodes with their names, codes and air dates; an unknown episode has only its identifier.
    static func episodes(_ episodes: [Int: AppearanceEpisode]) -> Field {
        .related(
            "episodes", header: "character.field.episodes", identifiers: \.episodes, in: episodes,
            fields: [
                Field<AppearanceEpisode>("name", header: "episode.field.name", json: { .string($0.name) }),
                Field<AppearanceEpisode>("code", header: "episode.field.code", json: { .string($0.code) }),
                Field<AppearanceEpisode>(
                    "airDate", header: "episode.field.airDate", json: { .string($0.airDate) },
                    screenText: { $0.airDate?.localizedDate ?? "" }),
            ],
            text: \.text, screenText: \.localizedText)
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
