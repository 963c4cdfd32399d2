import ChallengeTerminal

/// `challenge locations`: the collection.
struct LocationsCommand {
    let container: @Sendable (Invocation) throws -> LocationContainer

    var command: Command {
        Command(
            "locations",
            summary: "location.command.locations",
            subcommands: [
                LocationsListCommand(container: container).command,
                LocationsSearchCommand(container: container).command,
            ])
    }
}
