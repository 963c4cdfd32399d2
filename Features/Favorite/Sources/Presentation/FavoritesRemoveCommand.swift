import ChallengeCollections
import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites remove`, which deletes favorites by identifier, or one by its name.
struct FavoritesRemoveCommand {
    let kinds: ItemKinds
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "remove",
            summary: "favorites.command.remove",
            discussion: "favorites.discussion.remove",
            arguments: [FavoriteOptions.items.completed(by: .favorites(of: kinds, container))],
            options: [Confirmation.yes],
            examples: [
                Example("challenge favorites remove 42", summary: "favorites.example.remove"),
                Example("challenge favorites remove martinez", summary: "character.example.name"),
                Example(
                    "challenge favorites list --tag big --fields id | challenge favorites remove -",
                    summary: "favorites.example.removeTag"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let identifiers = try await FavoriteSelection(container, invocation, console)
            .favorites { try await isConfirmed($0, invocation, console) }
        let removed = try await container.favorites.delete(identifiers)
        let names = removed.map { "\($0.item.name) (\(kinds.key(of: $0.id)))" }.joined(separator: ", ")
        console.note(
            SafeText(
                removed.isEmpty
                    ? "favorites.note.removed %lld".localized(0)
                    : "favorites.note.removedNames %@ %lld".localized(names, removed.count)))
        try console.reportMissing(identifiers, from: removed)
    }

    /// Asks the user, who typed only a part of the favorite's name, because a deletion also deletes the note.
    private func isConfirmed(
        _ favorite: NamedItem, _ invocation: Invocation, _ console: Console
    ) async throws -> Bool {
        let identifier = "\(favorite.key)"
        let purpose = "favorites.purpose.remove %@ %@".localized(favorite.name, identifier)
        return try await Confirmation.isGiven(invocation, console, purpose: purpose) {
            SafeText("favorites.question.remove %@ %@".localized(favorite.name, identifier))
        }
    }
}
