public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

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
