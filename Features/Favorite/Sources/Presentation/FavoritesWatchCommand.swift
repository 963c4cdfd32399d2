import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites watch`, which prints the favorites after each change until Ctrl-C.
struct FavoritesWatchCommand {
    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "watch",
            summary: "favorites.command.watch",
            fields: kinds.schema().fieldNames,
            examples: [
                Example("challenge favorites watch", summary: "favorites.example.watchAll"),
                Example("challenge favorites watch --fields name,rating", summary: "favorites.example.watch"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        _ = try RecordWriter(kinds.schema(), invocation, console)
        for await favorites in container.favorites.observe() {
            let favorites = try favorites.get()
            let schema = kinds.schema(of: favorites, now: container.clock.now)
            var writer = try RecordWriter(schema, invocation, console)
            try console.clearScreen()
            try writer.write(favorites.map(FavoriteRecord.init))
            try writer.finish()
            console.note(SafeText("favorites.note.watching".localized()))
        }
    }
}
