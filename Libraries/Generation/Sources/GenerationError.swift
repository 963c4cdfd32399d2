public import ChallengeTerminal

/// A mistake of the engineer who runs the generator, or a file that cannot be read or written.
public struct GenerationError: PresentableError, Equatable {
    public let message: String
    public let advice: String?
    public let exitCode: ExitCode

    init(_ message: String, advice: String? = nil, exitCode: ExitCode = .usage) {
        self.message = message
        self.advice = advice
        self.exitCode = exitCode
    }
}
