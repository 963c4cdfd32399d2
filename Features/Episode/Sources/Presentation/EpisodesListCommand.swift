import ChallengePrinting
import ChallengeTerminal

/// The command `challenge episodes list`, which prints a page of episodes or all of them.
struct EpisodesListCommand {
    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var command: Command {
        Command(
            "list",
            summary: "episode.command.list",
            options: PagingOptions.options + [EpisodesFilterOptions.name] + EpisodesFilterOptions.criteria,
            exclusive: [PagingOptions.exclusive, EpisodesFilterOptions.exclusive],
            fields: RecordSchema.episodes().fieldNames,
            examples: [
                Example("challenge episodes list", summary: "episode.example.list"),
                Example("challenge episodes list --season 3", summary: "episode.example.listSeason"),
                Example(
                    "challenge episodes list --all --format csv --fields code,airDate,name",
                    summary: "episode.example.listFields"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let filter = EpisodesFilter(invocation, name: invocation[EpisodesFilterOptions.name])
        try await PagePrinter(filter, from: container(invocation), invocation, console).print()
    }
}
