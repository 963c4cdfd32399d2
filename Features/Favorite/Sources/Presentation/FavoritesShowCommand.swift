import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites show`, which prints favorites with all their values.
struct FavoritesShowCommand {
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "show",
            summary: "favorites.command.show",
            arguments: [FavoriteOptions.identifiers.completed(by: .favorites(container))],
            fields: RecordSchema.favorites().fieldNames,
            examples: [
                Example("challenge favorites show 42", summary: "favorites.example.show"),
                Example("challenge favorites show big head", summary: "character.example.name"),
                Example("challenge favorites show 42 762 --json", summary: "favorites.example.showSeveral"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        var writer = try RecordWriter(.favorites(now: container.clock.now), invocation, console, inDetail: true)
        let identifiers = try await FavoriteSelection(container: container, invocation: invocation, console: console)
            .favoriteIdentifiers()
        let stored = Dictionary(
            try await container.favorites.getAll().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let found = identifiers.compactMap { stored[$0] }
        if found.isEmpty, !identifiers.isEmpty { throw FavoritesError.notFavorites(identifiers: identifiers) }
        if identifiers.count == 1 {
            try writer.writeOne(found[0])
        } else {
            try writer.write(found)
            try writer.finish()
        }
        try console.reportMissing(identifiers, from: found.map(\.id))
    }
}
