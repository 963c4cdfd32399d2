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

    /// The snapshot cannot contain a value of the item.
    case unwritableItem(collection: String, identifier: String)

    /// The cache no longer has the whole collection, because another command changed it after the sync.
    case incomplete(collection: String)

    case snapshotFailed(StorageFailure)
}

extension SyncError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .failed(let collection, let failure):
            "sync.error.failed %@ %@".localized(collection, failure.localizedText)
        case .unwritableItem(let collection, let identifier):
            "sync.error.item %@ %@".localized(collection, identifier)
        case .incomplete(let collection): "sync.error.incomplete %@".localized(collection)
        case .snapshotFailed(let failure): "sync.error.snapshot %@".localized(failure.localizedText)
        }
    }
}

extension SyncError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .failed(let collection, let failure): "\(collection): \(failure.debugDescription)"
        case .unwritableItem(let collection, let identifier): "snapshot: \(collection) \(identifier)"
        case .incomplete(let collection): "snapshot: \(collection) incomplete"
        case .snapshotFailed(let failure): "snapshot: \(failure)"
        }
    }
}
