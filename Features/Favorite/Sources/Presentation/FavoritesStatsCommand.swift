import ChallengeTerminal

/// `challenge favorites stats`: the favorites in numbers, and in bars.
struct FavoritesStatsCommand {
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command("stats", summary: "favorites.command.stats", run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        var writer = try RecordWriter(.favoritesStatistics, invocation, console)
        try writer.writeOne(try await container(invocation).favorites.statistics())
    }
}
