public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum CacheError: Error, Equatable, Sendable {
    case storageFailed(StorageFailure)
}

extension CacheError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .storageFailed(let failure): "cacheError.storageFailed %@".localized(failure.localizedText)
        }
    }
}

extension CacheError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .storageFailed(let failure): "cache: \(failure)"
        }
    }
}
