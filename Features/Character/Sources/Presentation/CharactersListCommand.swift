import ChallengePrinting
import ChallengeTerminal

/// The command `challenge characters list`, which prints a page of characters or all of them.
struct CharactersListCommand {
    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "list",
            summary: "character.command.list",
            options: PagingOptions.options + [CharactersFilterOptions.name] + CharactersFilterOptions.criteria,
            exclusive: [PagingOptions.exclusive],
            fields: RecordSchema.characters().fieldNames,
            examples: [
                Example("challenge characters list", summary: "character.example.list"),
                Example("challenge characters list --page 3 --json", summary: "character.example.listPage"),
                Example(
                    "challenge characters list --all --status alive --species human",
                    summary: "character.example.listAll"),
                Example(
                    "challenge characters list --all --format csv --fields id,name,origin.name",
                    summary: "character.example.listFields"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let filter = CharactersFilter(invocation, name: invocation[CharactersFilterOptions.name])
        try await PagePrinter(filter, from: try container(invocation), invocation, console).print()
    }
}
