public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

public enum SyncError: Error, Equatable, Sendable {
    /// The collection could not be fetched or stored.
    case failed(collection: CollectionName, CollectionFailure)

    /// The snapshot cannot contain a value of the item.
    case unwritableItem(collection: CollectionName, identifier: String)

    /// The cache no longer has the whole collection, because another command changed it after the sync.
    case incomplete(collection: CollectionName)

    case snapshotFailed(StorageFailure)
}

extension SyncError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .failed(let collection, let failure):
            "sync.error.failed %@ %@".localized(collection.title.localized().lowercased(), failure.localizedText)
        case .unwritableItem(let collection, let identifier):
            "sync.error.item %@ %@".localized(collection.title.localized().lowercased(), identifier)
        case .incomplete(let collection):
            "sync.error.incomplete %@".localized(collection.title.localized().lowercased())
        case .snapshotFailed(let failure): "sync.error.snapshot %@".localized(failure.localizedText)
        }
    }
}

extension SyncError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .failed(let collection, let failure): "\(collection.name): \(failure.debugDescription)"
        case .unwritableItem(let collection, let identifier): "snapshot: \(collection.name) \(identifier)"
        case .incomplete(let collection): "snapshot: \(collection.name) incomplete"
        case .snapshotFailed(let failure): "snapshot: \(failure)"
        }
    }
}
