import ChallengePrinting
import ChallengeResources
public import ChallengeTerminal

extension CacheError: PresentableError {
    public var message: String { errorDescription ?? debugDescription }

    public var advice: String? { "advice.storage".localized() }

    public var cause: String? { debugDescription }

    public var exitCode: ExitCode { .ioError }
}
