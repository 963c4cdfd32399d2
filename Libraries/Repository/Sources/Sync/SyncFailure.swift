public import ChallengeCore

/// The reason why a collection could not be synced or written to a snapshot.
public enum SyncFailure: Error, Equatable, Sendable {
    case fetchFailed(APIError)
    case storageFailed(StorageOperation, StorageFailure)

    /// The snapshot cannot contain a value of the item, such as a text with a tab.
    case unwritableItem(identifier: String)

    /// The cache no longer has the whole collection, because another command changed it after the sync.
    case incomplete
}
