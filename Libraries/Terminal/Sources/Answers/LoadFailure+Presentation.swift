public import ChallengeCore
internal import ChallengeResources

extension LoadFailure {
    /// What to do about it.
    public var advice: String? {
        switch self {
        case .noConnection(.offline): "advice.offline".localized()
        case .noConnection(.invalidAddress): "advice.address".localized()
        case .noConnection(.workerUnavailable): "advice.worker".localized()
        case .noConnection: "advice.connection".localized()
        case .timedOut: "advice.timedOut".localized()
        case .rateLimited(_, _?): "advice.wait".localized()
        case .rateLimited(_, nil), .serverError: "advice.later".localized()
        case .unreadable, .tooLarge, .redirected, .invalidRequest: "advice.address".localized()
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .noConnection, .serverError, .invalidRequest, .redirected: .unavailable
        case .timedOut, .rateLimited: .temporaryFailure
        case .unreadable, .tooLarge: .dataError
        }
    }
}
