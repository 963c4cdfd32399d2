import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeRickAndMortyAPI
public import ChallengeTerminal

/// The commands `challenge character`, `challenge characters list` and `challenge characters search`.
struct CharacterCommands {
    private static let status = Option(
        "status",
        ValueKind<[String]>.list(
            of: .choice(CharacterStatus.known.map { (value: $0.name, spellings: [$0.name.lowercased()]) })
                .translated(by: .statuses)
                .describing([
                    "alive": "character.statusChoice.alive", "dead": "character.statusChoice.dead",
                    "unknown": "character.statusChoice.unknown",
                ])),
        placeholder: "STATUS", help: "character.option.status")
    private static let species = Option("species", .texts(.species), help: "character.option.species")
    private static let type = Option("type", .texts(.types), help: "character.option.type")
    private static let gender = Option("gender", .texts(.genders), help: "character.option.gender")
    private static let minimumEpisodes = Option(
        "min-episodes", .positiveInteger, help: "character.option.minimumEpisodes")
    private static let episodes = Option.flag("episodes", help: "character.option.episodes")

    let container: @Sendable (Invocation) throws -> CharacterContainer
    let castsAndResidents: CastsAndResidentsOptions

    var lists: Command { commands.lists(access) }

    var item: Command {
        commands.item(
            .orName(.positiveInteger), key: { Int($0) }, notFound: CharacterError.notFound,
            saved: { try container($0).saved }, access)
    }

    private var commands: CollectionCommands {
        CollectionCommands(
            "character", "characters",
            filters: [
                Self.status,
                Self.species.completed(by: .texts(.species, of: texts(\.species))),
                Self.type.completed(by: .texts(.types, of: texts(\.type))),
                Self.gender.completed(by: .texts(.genders, of: texts(\.gender.name))),
            ] + castsAndResidents.options(container) + [Self.minimumEpisodes],
            related: Self.episodes, fields: RecordSchema<Character>.fieldNames, examples: Self.examples)
    }

    private func texts(
        _ text: @escaping @Sendable (Character) -> String
    ) -> @Sendable (Invocation) async throws -> [String] {
        { [container] invocation in try await container(invocation).saved.allItems().value.map(text) }
    }

    @Sendable private func access(
        _ invocation: Invocation, _ console: Console
    ) throws -> CollectionAccess<Int, Character, CharacterFilterField> {
        let container = try container(invocation)
        let episodes =
            invocation.has(Self.episodes)
            ? RelatedItems(noun: "character.related.episodes", \Character.episodes, invocation, console) {
                identifiers in
                try await container.episodes().episodes(identifiers, container.cachePolicy)
            } : nil
        let filter = CharactersFilter([
            .status: invocation[Self.status], .species: invocation[Self.species], .type: invocation[Self.type],
            .gender: invocation[Self.gender],
        ])
        let minimum = invocation[Self.minimumEpisodes].map { minimum in
            { @Sendable (character: Character) in character.episodes.count >= minimum }
        }
        let castsAndResidents = castsAndResidents.areGiven(in: invocation) ? castsAndResidents : nil
        let names = SavedNames(\Character.episodes, of: container.episodes().names)
        return CollectionAccess(
            .characters(with: episodes?.item, names: names), with: episodes, names: names, saved: container.saved,
            history: container.history, cachePolicy: container.cachePolicy, filter: filter, where: minimum,
            of: castsAndResidents.map { options in
                { try await options.page(of: invocation, console, from: container) }
            },
            one: container.characters.getCharacter, several: container.characters.getCharacters,
            page: container.characters.searchCharactersPage)
    }
}

extension CharacterCommands {
    private static let examples = CollectionCommands.Examples(
        item: [
            Example("challenge character 42", summary: "character.example.character"),
            Example("challenge character birdperson", summary: "character.example.name"),
            Example("challenge character 42 --policy remoteFirst", summary: "character.example.remoteFirst"),
            Example("challenge character 1 2 3 --json", summary: "character.example.several"),
            Example("challenge character 42 --episodes", summary: "character.example.episodes"),
            Example(
                "challenge character 42 --fields location.id | challenge location -",
                summary: "character.example.location"),
            Example(
                "challenge characters search morty --fields id | challenge character -",
                summary: "listing.example.stdin"),
        ],
        list: [
            Example("challenge characters list", summary: "character.example.list"),
            Example("challenge characters list --page 3 --json", summary: "character.example.listPage"),
            Example(
                "challenge characters list --all --status alive --species human", summary: "character.example.listAll"),
            Example("challenge characters list --in S01E11 --status dead", summary: "character.example.listIn"),
            Example("challenge characters list --at citadel --species alien", summary: "character.example.listAt"),
            Example(
                "challenge characters list --status dead,unknown --species human --exact --min-episodes 2",
                summary: "character.example.listUnion"),
            Example(
                "challenge characters list --all --format csv --fields id,name,origin.name",
                summary: "character.example.listFields"),
            Example(
                "challenge characters list --limit 3 --episodes --fields name,episodes.code --format csv",
                summary: "character.example.listEpisodes"),
        ],
        search: [
            Example("challenge characters search rick sanchez", summary: "character.example.search"),
            Example("challenge characters search smith --status alive --all", summary: "character.example.searchAll"),
        ])
}

extension CharacterError: PresentableError {}
