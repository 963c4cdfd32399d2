/// The cache of all features.
protocol CacheRepositoryContract: Sendable {
    /// The path of the file; `nil` if the cache is in memory.
    var path: String? { get }

    func getStatus() async throws(CacheError) -> CacheStatus

    /// Deletes all rows.
    func deleteAll() async throws(CacheError)

    /// Deletes the waits that servers announced.
    func deleteWaits() async throws(CacheError)
}
