import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

extension CharacterCommand {
    static let episodes = Option.flag("episodes", help: "character.option.episodes")
}

extension RelatedItems<Character, AppearanceEpisode> {
    /// Creates the episodes of the printed characters.
    convenience init(_ invocation: Invocation, _ console: Console, from container: CharacterContainer) {
        self.init(
            noun: "character.related.episodes", \.episodes, invocation, console
        ) { identifiers in
            try await container.episodes.getEpisodes(identifiers: identifiers, cachePolicy: container.cachePolicy)
        }
    }
}

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
