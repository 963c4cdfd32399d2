import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// The command `challenge episodes search`, which prints episodes whose name contains a text or that meet
/// filters.
struct EpisodesSearchCommand {
    private static let text = Argument("TEXT", .text, .any, help: "episode.argument.text")

    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var command: Command {
        Command(
            "search",
            summary: "episode.command.search",
            arguments: [Self.text],
            options: PagingOptions.options + EpisodesFilterOptions.criteria + [EpisodeCommand.characters],
            exclusive: [PagingOptions.exclusive, EpisodesFilterOptions.exclusive],
            fields: RecordSchema<Episode>.fieldNames,
            examples: [
                Example("challenge episodes search rick", summary: "episode.example.search"),
                Example("challenge episodes search rick --season 1", summary: "episode.example.searchSeason"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        var filter = EpisodesFilter(invocation, name: invocation.text(of: Self.text))
        if filter == .none {
            let text = try await container.history.chosenSearch(
                for: Self.text, or: EpisodesFilterOptions.criteria, invocation, console)
            filter = EpisodesFilter(name: text)
        }
        await container.history.saveSearch(filter.name, invocation, console)
        try await PagePrinter(filter, from: container, invocation, console).print()
    }
}
