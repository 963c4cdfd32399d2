import ChallengeResources
import ChallengeTerminal

/// A command `clear`, which deletes all entries of a list after a confirmation.
///
/// The texts are keys.
struct ClearCommand {
    let summary: String
    let examples: [Example]
    /// The action that `--yes` confirms.
    let purpose: String
    let question: String
    /// The note after the action.
    let note: String
    let deleteAll: @Sendable () async throws -> Void

    var command: Command {
        Command("clear", summary: summary, options: [Confirmation.yes], examples: examples, run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let isConfirmed = try await Confirmation.isGiven(invocation, console, purpose: purpose.localized()) {
            SafeText(question.localized())
        }
        if !isConfirmed { return }
        try await deleteAll()
        console.note(SafeText(note.localized()))
    }
}
