import ChallengePrinting
import ChallengeResources
import ChallengeTerminal

/// The command `challenge characters search`, which prints characters whose name contains a text.
struct CharactersSearchCommand {
    private static let text = Argument("TEXT", .text, .optional, help: "character.argument.text")

    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "search",
            summary: "character.command.search",
            arguments: [Self.text],
            options: PagingOptions.options + CharactersFilterOptions.criteria,
            exclusive: [PagingOptions.exclusive],
            fields: RecordSchema.characters().fieldNames,
            examples: [
                Example("challenge characters search rick", summary: "character.example.search"),
                Example(
                    "challenge characters search smith --status alive --all", summary: "character.example.searchAll"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let text = try await text(invocation, console, container.searches)
        if container.storesSearches { await save(text, in: container.searches, console) }
        let filter = CharactersFilter(invocation, name: text)
        try await PagePrinter(filter, from: container, invocation, console).print()
    }

    /// Returns the text of the command line; without one, the user chooses from the recent searches.
    private func text(
        _ invocation: Invocation, _ console: Console, _ searches: any RecentSearchesRepositoryContract
    ) async throws -> String {
        if let text = invocation[Self.text].first { return text }
        let recent = console.canPrompt ? try await searches.getAll() : []
        let question = SafeText("searches.question".localized())
        guard !recent.isEmpty, let index = try await console.choose(question, among: recent.map { SafeText($0) })
        else { throw UsageError(.missingArgument(Self.text.name), in: invocation.path) }
        return recent[index]
    }

    /// Stores the text as a recent search; a failure is a warning, because the search itself can continue.
    private func save(
        _ text: String, in searches: any RecentSearchesRepositoryContract, _ console: Console
    ) async {
        do {
            try await searches.save(text)
        } catch {
            console.warning(SafeText(error.message))
        }
    }
}
