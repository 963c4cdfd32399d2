import ChallengePrinting
internal import ChallengeResources
public import ChallengeTerminal

extension HistoryError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound: "historyError.advice.notFound".localized()
        case .storageFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound(_, deleted: 0): .notFound
        case .notFound: .failure
        case .storageFailed: .ioError
        }
    }
}
