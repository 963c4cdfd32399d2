public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum SyncError: Error, Equatable, Sendable {
    /// The collection could not be fetched, stored or written.
    case failed(collection: CollectionName, SyncFailure)

    case snapshotFailed(StorageFailure)

    /// Some of the pictures could not be fetched or stored, the first of them because of the failure.
    case picturesFailed(Int, of: Int, PictureFailure)
}

extension SyncError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .failed(let collection, let failure): failure.localizedText(collection.title.localized().lowercased())
        case .snapshotFailed(let failure): "sync.error.snapshot %@".localized(failure.localizedText)
        case .picturesFailed(let failed, let all, .storageFailed(let failure)):
            "sync.error.picturesNotStored %lld %lld %@".localized(failed, all, failure.localizedText)
        case .picturesFailed(let failed, let all, .fetchFailed(let failure)):
            "sync.error.pictures %lld %lld %@".localized(failed, all, failure.localizedText)
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
        case .picturesFailed(let failed, let all, .fetchFailed(let failure)):
            "\(failed) of \(all) pictures: \(failure.debugDescription)"
        case .picturesFailed(let failed, let all, .storageFailed(let failure)):
            "\(failed) of \(all) pictures: \(failure.debugDescription)"
        }
    }
}
