import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

extension EpisodeCommand {
    static let characters = Option.flag("characters", help: "episode.option.characters")
}

extension RelatedItems<Episode, CastMember> {
    /// Creates the characters of the printed episodes.
    convenience init(_ invocation: Invocation, _ console: Console, from container: EpisodeContainer) {
        self.init(
            noun: "episode.related.characters", \.characters, invocation, console
        ) { identifiers in
            try await container.characters.getCharacters(identifiers: identifiers, cachePolicy: container.cachePolicy)
        }
    }
}

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
