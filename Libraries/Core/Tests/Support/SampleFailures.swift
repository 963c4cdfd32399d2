import ChallengeCore

extension APIError {
    /// A failure that allows a fallback to the cache or the snapshot.
    static let unavailable = APIError.failed(.timedOut)
}

extension StorageFailure {
    static let cacheBroken = StorageFailure.damaged(reason: "test")
    static let saveFailed = StorageFailure.full
    static let removeFailed = StorageFailure.readOnly
}
