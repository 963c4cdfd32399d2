import ChallengeTerminal
import ChallengeTerminalMocks

/// The errors that `planets fail NAME` throws.
extension SampleTool {
    static let failures: [String: any Error] = [
        "presentable": PlanetError(message: "The planet \u{1B}[31mis gone.", exitCode: .notFound),
        "interrupted": PlanetError(message: "unsaid", exitCode: .interrupted),
        "detailed": DetailedError(),
        "plain": PlainError(),
        "reported": ReportedFailure(exitCode: .notFound),
        "cancelled": CancellationError(),
        "bug": Bug(detail: "seven"),
        "closedPipe": OutputFailure.closedPipe,
        "diskFull": OutputFailure.failed(code: 28),
        "input": InputFailure.failed(code: 21),
        "inputTooLong": InputFailure.lineTooLong,
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
