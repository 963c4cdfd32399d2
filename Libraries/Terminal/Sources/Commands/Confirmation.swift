/// The confirmation of a command that deletes more than the user named: an option, or the answer to a question.
public enum Confirmation {
    public static let yes = Flag("yes", short: "y", help: "terminal.option.yes")

    /// Returns `true` if the command line contains the option or the user agrees; otherwise a note says that nothing
    /// was changed.
    ///
    /// - Parameters:
    ///   - purpose: The action in the current language, which the message contains if no user can respond.
    ///   - question: Returns the question.
    public static func isGiven(
        _ invocation: Invocation, _ console: Console, purpose: String, question: () async throws -> SafeText
    ) async throws -> Bool {
        if invocation.has(yes) { return true }
        guard console.canPrompt else {
            throw UsageError(.missingConfirmation(option: "--" + yes.name, purpose: purpose), in: invocation.path)
        }
        return try await console.confirm(try await question())
    }
}
