/// The failure of a command as texts for the user.
///
/// It serves for all errors that no caller distinguishes. A function that creates it names the mistake or the failure.
public struct CommandError: PresentableError, Equatable {
    public let message: String
    public let choices: [String]
    public let advice: String?
    public let exitCode: ExitCode
    public let cause: String?

    public init(
        _ message: String, choices: [String] = [], advice: String? = nil, exitCode: ExitCode = .usage,
        cause: String? = nil
    ) {
        self.message = message
        self.choices = choices
        self.advice = advice
        self.exitCode = exitCode
        self.cause = cause
    }
}
