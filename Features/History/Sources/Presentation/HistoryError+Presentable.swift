public import ChallengeTerminal

extension HistoryError: PresentableError {
    public var exitCode: ExitCode { .ioError }
}
