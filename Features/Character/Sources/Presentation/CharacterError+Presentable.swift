import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

extension CharacterError: PresentableError {
    public var message: String { errorDescription ?? debugDescription }

    public var cause: String? { debugDescription }

    public var advice: String? {
        switch self {
        case .notFound: "characterError.advice.notFound".localized()
        case .invalidPage(_, pages: 0): nil
        case .invalidPage(_, let pages): "characterError.advice.invalidPage %lld".localized(pages)
        case .noConnection(.offline): "advice.offline".localized()
        case .noConnection: "advice.connection".localized()
        case .timedOut: "advice.timedOut".localized()
        case .rateLimited, .serverError: "advice.later".localized()
        case .unreadable, .tooLarge, .redirected, .invalidRequest: "advice.address".localized()
        case .storageFailed: "advice.storage".localized()
        case .cancelled, .loadFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .notFound, .invalidPage: .notFound
        case .noConnection, .serverError, .invalidRequest, .redirected: .unavailable
        case .timedOut, .rateLimited: .temporaryFailure
        case .unreadable, .tooLarge: .dataError
        case .storageFailed: .ioError
        case .cancelled: .interrupted
        case .loadFailed: .failure
        }
    }
}
