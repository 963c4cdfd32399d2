import ChallengeTerminal

/// `challenge favorites`: the characters that a person keeps.
struct FavoritesCommand {
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "favorites",
            summary: "favorites.command.favorites",
            discussion: "favorites.discussion",
            subcommands: [
                FavoritesListCommand(container: container).command,
                FavoritesSearchCommand(container: container).command,
                FavoritesAddCommand(container: container).command,
                FavoritesEditCommand(container: container).command,
                FavoritesRemoveCommand(container: container).command,
                FavoritesClearCommand(container: container).command,
                FavoritesStatsCommand(container: container).command,
                FavoritesWatchCommand(container: container).command,
                FavoritesExportCommand(container: container).command,
                FavoritesImportCommand(container: container).command,
            ])
    }
}
