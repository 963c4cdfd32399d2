import ChallengeCollections
internal import ChallengeCore
import ChallengeResources
public import ChallengeTerminal

extension SyncError: PresentableError {
    public var advice: String? {
        switch self {
        case .failed(_, .fetchFailed(let failure)), .picturesFailed(_, _, .fetchFailed(let failure)): failure.advice
        case .failed(_, .storageFailed), .picturesFailed(_, _, .storageFailed): "advice.storage".localized()
        case .failed(_, .incomplete): "advice.later".localized()
        case .failed(_, .unwritableItem), .snapshotFailed: nil
        }
    }

    public var exitCode: ExitCode {
        switch self {
        case .failed(_, .fetchFailed(let failure)), .picturesFailed(_, _, .fetchFailed(let failure)): failure.exitCode
        case .failed(_, .unwritableItem): .dataError
        case .failed(_, .incomplete): .temporaryFailure
        case .failed(_, .storageFailed), .picturesFailed(_, _, .storageFailed), .snapshotFailed: .ioError
        }
    }
}
