import ChallengeAPIs
import ChallengeCollections
import ChallengeCore
import ChallengeResources
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
    private static let type = Option("type", .texts(), help: "character.option.type")
    private static let gender = Option("gender", .texts(.genders), help: "character.option.gender")
    private static let origin = Option("origin", .texts(), help: "character.option.origin")
    private static let minimumEpisodes = Option(
        "min-episodes", .positiveInteger, help: "character.option.minimumEpisodes")
    private static let maximumEpisodes = Option(
        "max-episodes", .positiveInteger, help: "character.option.maximumEpisodes")

    let collections: [CollectionDescription]
    let container: @Sendable (Invocation) throws -> CharacterContainer
    let castsAndResidents: CastsAndResidentsOptions

    var lists: Command { commands.lists(listRun) }

    var item: Command {
        commands.item(
            .numberOrName, notFound: { CharacterError.notFound(identifier: Int($0)) }, search: search,
            { try container($0).run($0, $1) })
    }

    @Sendable private func listRun(
        _ invocation: Invocation, _ console: Console
    ) throws -> CollectionRun<CharacterFilterField> {
        let container = try container(invocation)
        var run = try container.run(invocation, console)
        run.filter = CharactersFilter([
            .status: invocation[Self.status], .species: invocation[Self.species], .type: invocation[Self.type],
            .gender: invocation[Self.gender],
        ])
        run.condition = condition(invocation)
        run.selection = castsAndResidents.selection(invocation, console, from: container)
        return run
    }

    /// Returns the condition of the options that the API does not know; `nil` without these options.
    private func condition(_ invocation: Invocation) -> (@Sendable (Character) -> Bool)? {
        let origins = invocation[Self.origin]
        let (minimum, maximum) = (invocation[Self.minimumEpisodes], invocation[Self.maximumEpisodes])
        if origins == nil, minimum == nil, maximum == nil { return nil }
        let isExact = invocation.has(CollectionCommands.exact)
        return { character in
            character.appears(inAtLeast: minimum ?? 0, atMost: maximum ?? .max)
                && (origins.map { character.comes(fromOneOf: $0, isExact: isExact) } ?? true)
        }
    }

    private var commands: CollectionCommands {
        CollectionCommands(
            ItemCollection.characters, collections,
            filters: [
                Self.status,
                Self.species.completed(by: .texts(search, \.species, translatedBy: .species)),
                Self.type.completed(by: .texts(search, \.type)),
                Self.gender.completed(by: .texts(search, \.gender.name, translatedBy: .genders)),
                Self.origin.completed(by: .texts(search, \.origin.name)),
            ] + castsAndResidents.options { try container($0).context }
                + [Self.minimumEpisodes, Self.maximumEpisodes],
            examples: Self.examples)
    }

    @Sendable private func search(_ invocation: Invocation) throws -> any ItemSearchContract<Character> {
        try container(invocation).characters.search
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
            Example("challenge character birdperson --companions", summary: "character.example.companions"),
            Example("challenge character 42 --picture-file 42.jpeg", summary: "character.example.pictureFile"),
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
                "challenge characters list --status dead --species human --origin earth --max-episodes 1",
                summary: "character.example.listOrigin"),
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
