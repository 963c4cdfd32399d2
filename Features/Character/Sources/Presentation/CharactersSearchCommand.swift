import ChallengeTerminal

/// `challenge characters search`: characters whose name holds a text.
struct CharactersSearchCommand {
    private static let text = Argument("TEXT", .text, help: "character.argument.text")

    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "search",
            summary: "character.command.search",
            arguments: [Self.text],
            options: PagingOptions.options + CharactersFilterOptions.criteria,
            exclusive: [PagingOptions.exclusive],
            examples: [
                Example("challenge characters search rick", summary: "character.example.search"),
                Example(
                    "challenge characters search smith --status alive --all", summary: "character.example.searchAll"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let filter = CharactersFilter(invocation, name: invocation[Self.text].first)
        try await container(invocation).print(filter, invocation, console)
    }
}
