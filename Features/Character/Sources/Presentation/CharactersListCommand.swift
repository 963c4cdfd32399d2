import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// The command `challenge characters list`, which prints a page of characters or all of them.
struct CharactersListCommand {
    let container: @Sendable (Invocation) throws -> CharacterContainer
    let castsAndResidents: CastsAndResidentsOptions

    var command: Command {
        Command(
            "list",
            summary: "character.command.list",
            options: PagingOptions.options + [CharactersFilterOptions.name] + CharactersFilterOptions.criteria
                + castsAndResidents.options(container) + [CharacterCommand.episodes, LinkOption.link],
            exclusive: [PagingOptions.exclusive, [CharacterCommand.episodes, LinkOption.link]],
            fields: RecordSchema<Character>.fieldNames,
            examples: [
                Example("challenge characters list", summary: "character.example.list"),
                Example("challenge characters list --page 3 --json", summary: "character.example.listPage"),
                Example(
                    "challenge characters list --all --status alive --species human",
                    summary: "character.example.listAll"),
                Example("challenge characters list --in S01E11 --status dead", summary: "character.example.listIn"),
                Example("challenge characters list --at citadel --species alien", summary: "character.example.listAt"),
                Example(
                    "challenge characters list --all --format csv --fields id,name,origin.name",
                    summary: "character.example.listFields"),
                Example(
                    "challenge characters list --limit 3 --episodes --fields name,episodes.code --format csv",
                    summary: "character.example.listEpisodes"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let filter = CharactersFilter(invocation, name: invocation[CharactersFilterOptions.name])
        let container = try container(invocation)
        guard castsAndResidents.areGiven(in: invocation) else {
            return try await PagePrinter(filter, from: container, invocation, console).print()
        }
        let episodes =
            invocation.has(CharacterCommand.episodes) ? RelatedItems(invocation, console, from: container) : nil
        let printer = try PagePrinter(
            .characters(with: episodes?.item), noun: "character.noun", invocation, console, history: container.history,
            where: filter.includes, with: episodes
        ) { _ in
            let found = try await castsAndResidents.characters(of: invocation, console, from: container)
            let page = try found.results.page(of: found.lists)
            if let missing = LookupFailure(
                found.results, noun: "character.noun", areRelated: true, notFound: CharacterError.notFound)
            {
                console.warning(SafeText(missing.message))
            }
            return page
        }
        try await printer.print()
    }
}
