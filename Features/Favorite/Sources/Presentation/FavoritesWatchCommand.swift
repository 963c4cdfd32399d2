import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites watch`, which prints the favorites after each change until Ctrl-C.
struct FavoritesWatchCommand {
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "watch",
            summary: "favorites.command.watch",
            fields: RecordSchema.favorites().fieldNames,
            examples: [
                Example("challenge favorites watch", summary: "favorites.example.watchAll"),
                Example("challenge favorites watch --fields name,rating", summary: "favorites.example.watch"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        _ = try RecordWriter(.favorites(), invocation, console)
        for await favorites in container.favorites.observe() {
            let favorites = try favorites.get()
            var writer = try RecordWriter(.favorites(now: container.clock.now), invocation, console)
            try console.clearScreen()
            try writer.write(favorites)
            try writer.finish()
            console.note(SafeText("favorites.note.watching".localized()))
        }
    }
}
