public import ChallengeTerminal

extension HistoryError: PresentableError {
    public var exitCode: ExitCode {
        switch self {
        case .notFound(_, deleted: 0): .notFound
        case .notFound: .failure
        case .storageFailed: .ioError
        }
    }
}
