import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// The command `challenge characters list`, which prints a page of characters or all of them.
struct CharactersListCommand {
    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "list",
            summary: "character.command.list",
            options: PagingOptions.options + [CharactersFilterOptions.name] + CharactersFilterOptions.criteria
                + [CharacterPlaceOptions.episode, CharacterPlaceOptions.location],
            exclusive: [PagingOptions.exclusive],
            fields: RecordSchema.characters().fieldNames,
            examples: [
                Example("challenge characters list", summary: "character.example.list"),
                Example("challenge characters list --page 3 --json", summary: "character.example.listPage"),
                Example(
                    "challenge characters list --all --status alive --species human",
                    summary: "character.example.listAll"),
                Example(
                    "challenge characters list --in S01E11 --status dead", summary: "character.example.listIn"),
                Example(
                    "challenge characters list --all --format csv --fields id,name,origin.name",
                    summary: "character.example.listFields"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let filter = CharactersFilter(invocation, name: invocation[CharactersFilterOptions.name])
        let container = try container(invocation)
        guard CharacterPlaceOptions.areGiven(invocation) else {
            return try await PagePrinter(filter, from: container, invocation, console).print()
        }
        let printer = try PagePrinter(
            .characters(), noun: "character.noun", invocation, console, history: container.history,
            where: filter.includes
        ) { page in
            guard page == 1 else { throw CollectionFailure.invalidPage(page: page, pages: 1) }
            return try await container.characters.getCharacters(
                identifiers: try await container.identifiers(invocation), cachePolicy: container.cachePolicy
            ).page()
        }
        try await printer.print()
    }
}
