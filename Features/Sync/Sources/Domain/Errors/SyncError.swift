public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum SyncError: Error, Equatable, Sendable {
    /// The collection could not be fetched, stored or written.
    case failed(collection: CollectionName, SyncFailure)

    case snapshotFailed(StorageFailure)
}

extension SyncError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .failed(let collection, let failure): failure.localizedText(collection.title.localized().lowercased())
        case .snapshotFailed(let failure): "sync.error.snapshot %@".localized(failure.localizedText)
        }
    }
}

extension SyncFailure {
    fileprivate func localizedText(_ collection: String) -> String {
        switch self {
        case .fetchFailed(let failure): "sync.error.failed %@ %@".localized(collection, failure.localizedText)
        case .storageFailed(let failure): "sync.error.failed %@ %@".localized(collection, failure.localizedText)
        case .unwritableItem(let identifier): "sync.error.item %@ %@".localized(collection, identifier)
        case .incomplete: "sync.error.incomplete %@".localized(collection)
        }
    }
}

extension SyncError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .failed(let collection, .fetchFailed(let failure)): "\(collection.name): \(failure.debugDescription)"
        case .failed(let collection, let failure): "\(collection.name): \(failure)"
        case .snapshotFailed(let failure): "snapshot: \(failure)"
        }
    }
}
