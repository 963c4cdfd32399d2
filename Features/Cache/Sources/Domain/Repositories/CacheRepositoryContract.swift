/// The cache of all features.
protocol CacheRepositoryContract: Sendable {
    /// The path of the file; `nil` if the cache is in memory.
    var path: String? { get }

    /// Returns the size of the cache, and the number and the age of its rows.
    func getStatus() async throws(CacheError) -> CacheStatus

    /// Deletes the pictures and all rows, or the file if the rows cannot be deleted.
    func deleteAll() async throws(CacheError)

    /// Deletes the waits that servers announced.
    func deleteWaits() async throws(CacheError)
}
