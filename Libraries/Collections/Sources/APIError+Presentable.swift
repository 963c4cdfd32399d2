public import ChallengeCore
public import ChallengeResources
public import ChallengeTerminal

/// The message, the advice and the exit code of the failures that all collections share.
extension APIError: PresentableError {
    public var message: String { localizedText }

    public var cause: String? { debugDescription }

    public var advice: String? {
        switch self {
        case .notFound, .pageNotFound(_, pages: 0), .cancelled: nil
        case .pageNotFound(_, let pages): "listing.advice.invalidPage %lld".localized(pages)
        case .failed(let failure): failure.advice()
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .failed(let failure): failure.exitCode
        case .notFound, .pageNotFound: .notFound
        case .cancelled: .interrupted
        }
    }
}

/// The advice and the exit code of the errors of features.
extension PresentableError where Self: CollectionErrorContract {
    public var advice: String? {
        switch content {
        case .api(let error): error.advice
        case .notFound(let kind, _): "\(kind)Error.advice.notFound".localized()
        }
    }

    public var exitCode: ExitCode {
        switch content {
        case .api(let error): error.exitCode
        case .notFound: .notFound
        }
    }
}

extension LoadFailure {
    /// - Parameter variable: The environment variable with the address of the API; `nil` for the default one.
    fileprivate func advice(_ variable: String? = nil) -> String? {
        var addressAdvice: String { VerboseHint.added(to: "advice.address %@".localized(variable ?? "--api-url")) }
        return switch self {
        case .noConnection(.notAWebAddress): "advice.notAWebAddress".localized()
        case .noConnection(.offline(.option)): "advice.offline".localized()
        case .noConnection(.offline(.variable(let name))): "advice.offline.variable %@".localized(name)
        case .noConnection(.offline(.configuration)): "advice.offline.configuration".localized()
        case .noConnection(.notRequested): "advice.sync".localized()
        case .noConnection(.invalidAddress), .noConnection(.notHTTP): addressAdvice
        case .noConnection(.workerUnavailable): "advice.worker".localized()
        case .noConnection(.proxy): "advice.proxy".localized()
        case .noConnection: "advice.connection".localized()
        case .timedOut: "advice.timedOut".localized()
        case .timedOutRecently: "advice.timedOutRecently".localized()
        case .onlyStale(let failure): failure.advice(variable)
        case .at(_, let variable, let failure): failure.advice(variable)
        case .rateLimited, .serverError: "advice.later".localized()
        case .invalidRequest(_, _, .some): nil
        case .unreadable, .tooLarge, .redirected, .invalidRequest: addressAdvice
        }
    }

    fileprivate var exitCode: ExitCode {
        switch self {
        case .at(_, _, let failure): failure.exitCode
        case .noConnection(.notAWebAddress): .dataError
        case .timedOut, .timedOutRecently, .rateLimited, .serverError(status: 408, _): .temporaryFailure
        case .noConnection, .serverError, .invalidRequest, .redirected, .onlyStale: .unavailable
        case .unreadable, .tooLarge: .dataError
        }
    }
}
