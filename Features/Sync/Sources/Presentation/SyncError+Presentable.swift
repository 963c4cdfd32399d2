import ChallengePrinting
import ChallengeResources
public import ChallengeTerminal

extension SyncError: PresentableError {
    public var advice: String? {
        switch self {
        case .failed(_, let failure): failure.advice
        case .incomplete: "advice.later".localized()
        case .unwritableItem, .snapshotFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .failed(_, let failure): failure.exitCode
        case .unwritableItem: .dataError
        case .incomplete: .temporaryFailure
        case .snapshotFailed: .ioError
        }
    }
}
