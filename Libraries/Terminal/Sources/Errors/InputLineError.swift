internal import ChallengeResources

/// An error in a line of standard input.
struct InputLineError: PresentableError {
    let line: Int
    let error: any PresentableError

    var message: String { "terminal.error.inputLine %lld %@".localized(line, error.message) }

    var advice: String? { error.advice }

    var exitCode: ExitCode { error.exitCode }

    var cause: String? { error.cause }
}
