import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeResources
import ChallengeTerminal

extension RecordSchema<Character> {
    /// The names of all fields, including those that need `--episodes`.
    static var fieldNames: [FieldName] { RecordSchema.characters().fieldNames(with: .characters(with: { _ in nil })) }
}

extension Field<Character> {
    /// Returns the field of episodes with their names, codes and air dates.
    ///
    /// An unknown episode has only its identifier.
    static func episodes(_ episode: @escaping @Sendable (_ identifier: Int) -> AppearanceEpisode?) -> Field {
        .related(
            "episodes", header: "character.field.episodes", identifiers: \.episodes, record: episode,
            fields: [
                Field<AppearanceEpisode>("code", header: "episode.field.code", json: { .string($0.code) }),
                Field<AppearanceEpisode>(
                    "airDate", header: "episode.field.airDate", json: { .string($0.airDate) },
                    screenText: { $0.airDate?.localizedDate ?? "" }),
                Field<AppearanceEpisode>("name", header: "episode.field.name", json: { .string($0.name) }),
            ])
    }
}
