import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// The command `challenge locations search`, which prints locations whose name contains a text.
///
/// Filters can be used in place of the text, or with it.
struct LocationsSearchCommand {
    private static let text = Argument("TEXT", .text, .any, help: "location.argument.text")

    let container: @Sendable (Invocation) throws -> LocationContainer

    var command: Command {
        Command(
            "search",
            summary: "location.command.search",
            arguments: [Self.text],
            options: PagingOptions.options + LocationsFilterOptions.criteria + [LocationCommand.residents],
            exclusive: [PagingOptions.exclusive],
            fields: RecordSchema<Location>.fieldNames,
            examples: [
                Example("challenge locations search earth", summary: "location.example.search"),
                Example("challenge locations search citadel --type station", summary: "location.example.searchType"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        var filter = LocationsFilter(invocation, name: invocation.text(of: Self.text))
        if filter == .none {
            let text = try await container.history.chosenSearch(
                for: Self.text, or: LocationsFilterOptions.criteria, invocation, console)
            filter = LocationsFilter(name: text)
        }
        await container.history.saveSearch(filter.name, invocation, console)
        try await PagePrinter(filter, from: container, invocation, console).print()
    }
}
