import ChallengeCore

extension APIError {
    /// A failure for which the cache may stand in.
    static let unavailable = APIError.failed(.timedOut)
}

extension StorageFailure {
    static let cacheBroken = StorageFailure.damaged(reason: "test")
    static let saveFailed = StorageFailure.full
    static let removeFailed = StorageFailure.readOnly
}
