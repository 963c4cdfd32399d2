import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// The command `challenge characters search`, which prints characters whose name contains a text or that meet filters.
struct CharactersSearchCommand {
    private static let text = Argument("TEXT", .text, .any, help: "character.argument.text")

    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "search",
            summary: "character.command.search",
            arguments: [Self.text],
            options: PagingOptions.options + CharactersFilterOptions.criteria + [CharacterCommand.episodes],
            exclusive: [PagingOptions.exclusive],
            fields: RecordSchema<Character>.fieldNames,
            examples: [
                Example("challenge characters search rick sanchez", summary: "character.example.search"),
                Example(
                    "challenge characters search smith --status alive --all", summary: "character.example.searchAll"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        var filter = CharactersFilter(invocation, name: invocation.text(of: Self.text))
        if filter == .none {
            let text = try await container.history.chosenSearch(
                for: Self.text, or: CharactersFilterOptions.criteria, invocation, console)
            filter = CharactersFilter(name: text)
        }
        await container.history.saveSearch(filter.name, invocation, console)
        try await PagePrinter(filter, from: container, invocation, console).print()
    }
}
