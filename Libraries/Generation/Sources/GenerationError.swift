public import ChallengeTerminal

/// Why nothing was generated.
public struct GenerationError: PresentableError, Equatable {
    public let message: String
    public let advice: String?
    public let exitCode: ExitCode

    public init(_ message: String, advice: String? = nil, exitCode: ExitCode = .usage) {
        self.message = message
        self.advice = advice
        self.exitCode = exitCode
    }
}
