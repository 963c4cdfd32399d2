import ChallengeResources
import ChallengeTerminal

/// The command `challenge favorites clear`, which deletes all favorites after a confirmation.
struct FavoritesClearCommand {
    private static let yes = Option.flag("yes", help: "favorites.option.yes")

    let container: @Sendable (Invocation) throws -> FavoriteContainer

    var command: Command {
        Command("clear", summary: "favorites.command.clear", options: [Self.yes], run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let favorites = try container(invocation).favorites
        let count = try await favorites.statistics().total
        if count == 0 { return console.note(SafeText("favorites.note.nothingToRemove".localized())) }
        if !invocation.has(Self.yes) {
            guard console.canPrompt else {
                throw UsageError(
                    .missingConfirmation(option: "--yes", purpose: "favorites.purpose.clear"), in: invocation.path)
            }
            let question = SafeText("favorites.question.clear %lld".localized(count))
            guard try await console.confirm(question) else { return }
        }
        try await favorites.deleteAll()
        console.note(SafeText("favorites.note.removed %lld".localized(count)))
    }
}
