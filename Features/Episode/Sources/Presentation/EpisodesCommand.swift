import ChallengeCore
import ChallengePrinting
import ChallengeTerminal

/// `challenge episodes`: the collection.
struct EpisodesCommand {
    let container: @Sendable (Invocation) throws -> EpisodeContainer

    var command: Command {
        Command(
            "episodes",
            summary: "episode.command.episodes",
            subcommands: [
                EpisodesListCommand(container: container).command,
                EpisodesSearchCommand(container: container).command,
            ])
    }
}

/// The criteria of a list, as the line names them.
enum EpisodesFilterOptions {
    static let name = Option("name", .text, help: "episode.option.name")
    static let season = Option("season", .positiveInteger, help: "episode.option.season")
    static let code = Option("code", .text, help: "episode.option.code")

    static let criteria: [any AnyOption] = [season, code]

    /// Both are said to the API as a part of the code.
    static let exclusive: [any AnyOption] = [season, code]
}

extension EpisodesFilter {
    /// The criteria of the line, with a name from wherever the command takes it.
    init(_ invocation: Invocation, name: String?) {
        let season = invocation[EpisodesFilterOptions.season]
        self.init(
            name: name,
            code: invocation[EpisodesFilterOptions.code] ?? season.map(EpisodeCode.beginning(ofSeason:)))
    }
}

extension PagePrinter<Episode> {
    /// Prints the part of a list of episodes that the command line asks for, and records it in the history.
    init(
        _ filter: EpisodesFilter, from container: EpisodeContainer, _ invocation: Invocation, _ console: Console
    ) throws {
        try self.init(
            .episodes(), invocation, console,
            history: container.history,
            load: { page in
                try await container.pages.searchEpisodesPage(
                    page: page, filter: filter, cachePolicy: container.cachePolicy)
            })
    }
}
