import ChallengeCore
import ChallengePrinting
import ChallengeResources
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
            filter = CharactersFilter(name: try await chosenText(invocation, console, container.history))
        }
        await container.history.saveSearch(filter.name, invocation, console)
        try await PagePrinter(filter, from: container, invocation, console).print { [filter] in
            // With other filters, the name may be right.
            guard let name = filter.name, filter == CharactersFilter(name: name) else { return [] }
            return try await container.names.findCharacters(named: name, cachePolicy: .localFirst).similarNames
        }
    }

    /// Returns the recent search that the user chooses.
    private func chosenText(
        _ invocation: Invocation, _ console: Console, _ history: any HistoryRecorderContract
    ) async throws -> String {
        let recent = console.canPrompt ? try await history.recentSearches() : []
        let question = SafeText("searches.question".localized())
        guard !recent.isEmpty, let index = try await console.choose(question, among: recent.map { SafeText($0) })
        else { throw UsageError(.missingArgument(Self.text.name), in: invocation.path) }
        return recent[index]
    }
}
