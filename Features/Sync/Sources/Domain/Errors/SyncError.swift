public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public enum SyncError: Error, Equatable, Sendable {
    /// The collection with the name could not be fetched or stored.
    case failed(collection: String, CollectionFailure)
}

extension SyncError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .failed(let collection, let failure):
            "sync.error.failed %@ %@".localized(collection, failure.localizedText)
        }
    }
}

extension SyncError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .failed(let collection, let failure): "\(collection): \(failure.debugDescription)"
        }
    }
}
