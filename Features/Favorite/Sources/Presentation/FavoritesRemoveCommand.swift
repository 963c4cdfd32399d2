import ChallengeResources
import ChallengeTerminal

/// `challenge favorites remove`: favorites are favorites no more.
struct FavoritesRemoveCommand {
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "remove",
            summary: "favorites.command.remove",
            arguments: [FavoriteOptions.identifiers],
            examples: [Example("challenge favorites remove 42", summary: "favorites.example.remove")],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let identifiers = try await invocation.values(of: FavoriteOptions.identifiers, readingFrom: console)
        let container = try container(invocation)
        let (_, others) = try await container.applyToFavorites(identifiers) { (known) async throws(FavoritesError) in
            try await container.favorites.delete(identifiers: known)
        }
        console.note(SafeText("favorites.note.removed %lld".localized(identifiers.count - others.count)))
        try container.report(others: others, console)
    }
}
