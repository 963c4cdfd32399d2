public import ChallengeCore
public import ChallengePlatform
internal import ChallengeResources

public enum SyncError: Error, Equatable, Sendable {
    /// The collection could not be fetched.
    case loadFailed(collection: CollectionName, APIError)

    /// The collection could not be read from the cache or saved in it.
    case storageFailed(collection: CollectionName, StorageOperation, StorageFailure)

    /// The snapshot cannot contain a value of the item, such as a text with a tab.
    case unwritableItem(collection: CollectionName, identifier: String)

    /// The cache no longer has the whole collection, because another command changed it after the sync.
    case incomplete(collection: CollectionName)

    case snapshotFailed(StorageFailure)

    /// The snapshot would replace an existing file.
    case fileExists(StorageFailure)

    /// Some of the pictures could not be fetched or stored, the first of them because of the failure.
    case picturesFailed(Int, of: Int, PictureFailure)
}

extension SyncError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .loadFailed(let collection, let error):
            "sync.error.failed %@ %@".localized(collection.noun, error.localizedText)
        case .storageFailed(let collection, let operation, let failure):
            "sync.error.storage %@ %@ %@".localized(
                collection.noun, operation.localizedVerb, failure.localizedText)
        case .unwritableItem(let collection, let identifier):
            "sync.error.item %@ %@".localized(collection.noun, identifier)
        case .incomplete(let collection): "sync.error.incomplete %@".localized(collection.noun)
        case .snapshotFailed(let failure), .fileExists(let failure):
            "sync.error.snapshot %@".localized(failure.localizedText)
        case .picturesFailed(let failed, let all, .storageFailed(let failure)):
            "sync.error.picturesNotStored %lld %lld %@".localized(failed, all, failure.localizedText)
        case .picturesFailed(let failed, let all, .fetchFailed(let failure)):
            "sync.error.pictures %lld %lld %@".localized(failed, all, failure.localizedText)
        }
    }
}

extension SyncError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .loadFailed(let collection, let error): "\(collection.name): \(error.debugDescription)"
        case .storageFailed(let collection, let operation, let failure):
            "\(operation.rawValue) \(collection.name): \(failure)"
        case .unwritableItem(let collection, let identifier): "\(collection.name): item \(identifier)"
        case .incomplete(let collection): "\(collection.name): incomplete"
        case .snapshotFailed(let failure), .fileExists(let failure): "snapshot: \(failure)"
        case .picturesFailed(let failed, let all, .fetchFailed(let failure)):
            "\(failed) of \(all) pictures: \(failure.debugDescription)"
        case .picturesFailed(let failed, let all, .storageFailed(let failure)):
            "\(failed) of \(all) pictures: \(failure.debugDescription)"
        }
    }
}

extension CollectionName {
    /// The title in lower case, for the middle of a sentence.
    fileprivate var noun: String { title.localized().lowercased() }
}
