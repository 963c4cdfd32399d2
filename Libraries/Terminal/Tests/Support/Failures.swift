import ChallengeTerminal
import ChallengeTerminalMocks

/// The errors that `planets fail NAME` throws.
extension SampleTool {
    static let failures: [String: any Error] = [
        "presentable": PlanetError(message: "The planet \u{1B}[31mis gone.", exitCode: .notFound),
        "interrupted": PlanetError(message: "unsaid", exitCode: .interrupted),
        "detailed": DetailedError(),
        "plain": PlainError(),
        "reported": ReportedExit(exitCode: .notFound),
        "cancelled": CancellationError(),
        "bug": Bug(detail: "seven"),
        "closedPipe": StreamError.closedPipe,
        "diskFull": StreamError.outputFailed(code: 28),
        "input": StreamError.inputFailed(code: 21),
        "inputTooLong": StreamError.lineTooLong,
    ]
}

struct PlanetError: PresentableError {
    let message: String
    let exitCode: ExitCode

    var advice: String? { "Look elsewhere." }
    var cause: String? { "HTTP 404" }
}

struct DetailedError: PresentableError {
    var message: String { "The planet is hidden." }
    var advice: String? { VerboseHint.added(to: "Look elsewhere.") }
    var exitCode: ExitCode { .notFound }
}

struct PlainError: PresentableError {
    var message: String { "So it is." }
    var exitCode: ExitCode { .failure }
}

struct Bug: Error {
    let detail: String
}
