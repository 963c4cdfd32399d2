import ChallengeCollections
internal import ChallengeResources
public import ChallengeTerminal

extension HistoryError: PresentableError {
    public var advice: String? {
        switch self {
        case .notFound: "historyError.advice.notFound".localized()
        case .searchNotFound: "searches.advice.notFound".localized()
        case .storageFailed, .searchesFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound(_, deleted: 0), .searchNotFound: .notFound
        case .notFound: .failure
        case .storageFailed, .searchesFailed: .ioError
        }
    }
}
