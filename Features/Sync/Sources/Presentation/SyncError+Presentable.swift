import ChallengePrinting
import ChallengeResources
public import ChallengeTerminal

extension SyncError: PresentableError {
    public var message: String { errorDescription ?? debugDescription }

    public var cause: String? { debugDescription }

    public var advice: String? {
        switch self {
        case .failed(_, let failure): failure.advice
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .failed(_, let failure): failure.exitCode
        }
    }
}
