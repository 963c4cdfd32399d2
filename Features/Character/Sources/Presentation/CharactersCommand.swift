import ChallengeCore
import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// The command `challenge characters`, which only has subcommands.
struct CharactersCommand {
    let container: @Sendable (Invocation) throws -> CharacterContainer
    /// The value kind of an option that takes an episode: an identifier, a code or a name.
    let episode: ValueKind<ItemReference<String>>

    var command: Command {
        Command(
            "characters",
            summary: "character.command.characters",
            subcommands: [
                CharactersListCommand(
                    container: container, castsAndResidents: CastsAndResidentsOptions(episode: episode)
                ).command,
                CharactersSearchCommand(container: container).command,
            ])
    }
}

/// The options that filter a list.
enum CharactersFilterOptions {
    static let name = Option("name", .text, help: "character.option.name")
    static let status = Option(
        "status",
        .choice(CharacterStatus.known.map { (value: $0.name, spellings: [$0.name.lowercased()]) })
            .translated(by: .statuses)
            .describing([
                "alive": "character.statusChoice.alive", "dead": "character.statusChoice.dead",
                "unknown": "character.statusChoice.unknown",
            ]),
        placeholder: "STATUS", help: "character.option.status")
    static let species = Option("species", .text.translated(by: .species), help: "character.option.species")
    static let type = Option("type", .text.translated(by: .types), help: "character.option.type")
    static let gender = Option("gender", .text.translated(by: .genders), help: "character.option.gender")

    static let criteria: [any AnyOption] = [status, species, type, gender]
}

extension CharactersFilter {
    /// Reads the criteria from the options, except the name, which some commands read from an argument.
    init(_ invocation: Invocation, name: String?) {
        self.init(
            name: name,
            status: invocation[CharactersFilterOptions.status],
            species: invocation[CharactersFilterOptions.species],
            type: invocation[CharactersFilterOptions.type],
            gender: invocation[CharactersFilterOptions.gender])
    }
}

extension PagePrinter<Character> {
    /// Creates a printer for the requested pages of characters, which also records the list in the history.
    init(
        _ filter: CharactersFilter, from container: CharacterContainer, _ invocation: Invocation, _ console: Console
    ) throws {
        let episodes =
            invocation.has(CharacterCommand.episodes) ? RelatedItems(invocation, console, from: container) : nil
        try self.init(
            .characters(with: episodes?.item), noun: "character.noun", invocation, console,
            history: container.history, with: episodes,
            similarNames: {
                try await NameMatches.similarNames(to: filter.name, where: filter.withoutName?.includes) { name in
                    try await container.names().findCharacters(named: name, cachePolicy: .localFirst)
                }
            },
            load: { page in
                try await container.pages.searchCharactersPage(
                    page: page, filter: filter, cachePolicy: container.cachePolicy)
            })
    }
}
