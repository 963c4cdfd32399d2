import ChallengePrinting
import ChallengeTerminal

/// The command `challenge episodes list`, which prints a page of episodes or all of them.
struct EpisodesListCommand {
    private static let with = Option(
        "with", ValueKind.list(of: .positiveInteger), placeholder: "ID,ID", help: "episode.option.with")

    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var command: Command {
        Command(
            "list",
            summary: "episode.command.list",
            options: PagingOptions.options + [EpisodesFilterOptions.name] + EpisodesFilterOptions.criteria
                + [Self.with],
            exclusive: [PagingOptions.exclusive, EpisodesFilterOptions.exclusive],
            fields: RecordSchema.episodes().fieldNames,
            examples: [
                Example("challenge episodes list", summary: "episode.example.list"),
                Example("challenge episodes list --season 3", summary: "episode.example.listSeason"),
                Example("challenge episodes list --with 47,331", summary: "episode.example.listWith"),
                Example(
                    "challenge episodes list --all --format csv --fields code,airDate,name",
                    summary: "episode.example.listFields"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let filter = EpisodesFilter(invocation, name: invocation[EpisodesFilterOptions.name])
        let condition = invocation[Self.with].map { characters in
            { @Sendable (episode: Episode) in Set(characters).isSubset(of: episode.characters) }
        }
        try await PagePrinter(filter, where: condition, from: container(invocation), invocation, console).print()
    }
}
