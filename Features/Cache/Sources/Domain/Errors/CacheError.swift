public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum CacheError: Error, Equatable, Sendable {
    /// The cache could not be read or deleted.
    case storageFailed(StorageOperation, StorageFailure)
}

extension CacheError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .storageFailed(let operation, let failure):
            "cacheError.storageFailed %@ %@".localized(operation.localizedVerb, failure.localizedText)
        }
    }
}

extension CacheError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .storageFailed(let operation, let failure): "\(operation.rawValue) cache: \(failure)"
        }
    }
}
