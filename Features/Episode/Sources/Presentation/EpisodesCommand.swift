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
