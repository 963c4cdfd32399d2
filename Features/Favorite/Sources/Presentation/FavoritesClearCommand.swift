import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites clear`, which deletes all favorites after a confirmation.
struct FavoritesClearCommand {
    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command(
            "clear",
            summary: "favorites.command.clear",
            options: [Confirmation.yes],
            examples: [
                Example("challenge favorites clear --yes", summary: "favorites.example.clear"),
                Example(
                    "challenge favorites export favorites.json && challenge favorites clear --yes",
                    summary: "favorites.example.clearExported"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let favorites = try container(invocation).favorites
        let count = try await favorites.getAll().count
        if count == 0 { return console.note(SafeText("favorites.note.nothingToRemove".localized())) }
        let isConfirmed = try await Confirmation.isGiven(
            invocation, console, purpose: "favorites.purpose.clear".localized()
        ) {
            SafeText("favorites.question.clear %lld".localized(count))
        }
        if !isConfirmed { return }
        try await favorites.deleteAll()
        console.note(SafeText("favorites.note.removed %lld".localized(count)))
    }
}
