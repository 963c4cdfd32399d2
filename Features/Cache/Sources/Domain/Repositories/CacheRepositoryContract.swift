/// The cache as a whole, whatever is in it.
protocol CacheRepositoryContract: Sendable {
    /// Where it is; `nil` when it lives in memory.
    var path: String? { get }

    func getStatus() async throws(CacheError) -> CacheStatus

    /// Forgets everything.
    func deleteAll() async throws(CacheError)

    /// Forgets the waits that servers announced.
    func deleteWaits() async throws(CacheError)
}
