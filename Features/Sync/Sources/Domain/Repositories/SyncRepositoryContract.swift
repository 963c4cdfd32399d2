/// The collections of the API, which are fetched as a whole.
protocol SyncRepositoryContract: Sendable {
    /// Replaces the collections in the cache; one that cannot be fetched does not change.
    func sync(_ progress: @escaping @Sendable (SyncProgress) -> Void) async -> SyncReport

    /// Writes the cached collections to a file, as a snapshot of the current month.
    ///
    /// An existing file is replaced as a whole, or not changed if the method throws.
    func writeSnapshot(to path: String) async throws(SyncError)

    /// Returns the changes that `sync` would make, and does not change the items in the cache.
    func check(_ progress: @escaping @Sendable (SyncProgress) -> Void) async -> SyncReport
}
