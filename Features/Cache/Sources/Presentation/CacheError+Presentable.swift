import ChallengeCollections
import ChallengeResources
public import ChallengeTerminal

extension CacheError: PresentableError {
    public var advice: String? { "advice.storage".localized() }

    public var exitCode: ExitCode { .ioError }
}
