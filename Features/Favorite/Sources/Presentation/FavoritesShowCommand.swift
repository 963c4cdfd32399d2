import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites show`, which prints favorites with all their values.
struct FavoritesShowCommand {
    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "show",
            summary: "favorites.command.show",
            arguments: [FavoriteOptions.items.completed(by: .favorites(of: kinds, container))],
            fields: kinds.schema().fieldNames,
            examples: [
                Example("challenge favorites show 42", summary: "favorites.example.show"),
                Example("challenge favorites show big head", summary: "character.example.name"),
                Example("challenge favorites show episode/28", summary: "favorites.example.showKind"),
                Example("challenge favorites show 42 762 --json", summary: "favorites.example.showSeveral"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        // A usage error comes before the reading of the library.
        _ = try RecordWriter(kinds.schema(), invocation, console, inDetail: true)
        let identifiers = try await FavoriteSelection(container, invocation, console).favorites()
        let stored = Dictionary(
            try await container.favorites.getAll().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let found = identifiers.compactMap { stored[$0] }
        if found.isEmpty, !identifiers.isEmpty { throw FavoritesError.notFavorites(identifiers) }
        let schema = kinds.schema(of: found, now: container.clock.now)
        var writer = try RecordWriter(schema, invocation, console, inDetail: true)
        if identifiers.count == 1 {
            try writer.writeOne(FavoriteRecord(found[0]))
        } else {
            try writer.write(found.map(FavoriteRecord.init))
            try writer.finish()
        }
        try console.reportMissing(identifiers, from: found)
    }
}
