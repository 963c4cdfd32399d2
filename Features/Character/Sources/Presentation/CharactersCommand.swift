import ChallengeTerminal

/// `challenge characters`: the collection.
struct CharactersCommand {
    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "characters",
            summary: "character.command.characters",
            subcommands: [
                CharactersListCommand(container: container).command,
                CharactersSearchCommand(container: container).command,
            ])
    }
}
