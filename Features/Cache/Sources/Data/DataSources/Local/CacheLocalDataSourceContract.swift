import ChallengeCore

/// The rows of the cache, of all features.
protocol CacheLocalDataSourceContract: Sendable {
    /// The path of the file; `nil` if the cache is in memory.
    var path: String? { get }

    /// Returns the size of the cache and the contents of its tables, and does not create the file.
    func getContents() async throws(StorageFailure) -> CacheContentsDTO

    /// Deletes all rows, or the file if the rows cannot be deleted.
    func deleteAll() async throws(StorageFailure)

    /// Deletes the waits that servers announced, and does not create the file.
    func deleteWaits() async throws(StorageFailure)
}
