import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites remove`, which deletes favorites by identifier, or one by its whole name.
struct FavoritesRemoveCommand {
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "remove",
            summary: "favorites.command.remove",
            arguments: [FavoriteOptions.identifiers.completed(by: .favorites(container))],
            examples: [
                Example("challenge favorites remove 42", summary: "favorites.example.remove"),
                Example(
                    "challenge favorites list --tag big --fields id | challenge favorites remove -",
                    summary: "favorites.example.removeTag"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let identifiers = try await FavoriteSelection(container: container, invocation: invocation, console: console)
            .favoriteIdentifiers()
        let removed = try await container.favorites.delete(identifiers: identifiers)
        console.note(SafeText("favorites.note.removed %lld".localized(removed.count)))
        try console.reportMissing(identifiers, from: removed)
    }
}
