/// The collections of the API, which are fetched as a whole.
protocol SyncRepositoryContract: Sendable {
    /// Replaces the collections in the cache; one that cannot be fetched does not change.
    func sync(_ progress: @escaping @Sendable (SyncProgress) -> Void) async -> SyncReport

    /// Writes the cached collections to a file, as a snapshot of the current month.
    ///
    /// - Parameter replacing: `true` to replace an existing file; otherwise the method throws and does not change it.
    func writeSnapshot(to path: String, replacing: Bool) async throws(SyncError)

    /// Returns the changes that `sync` would make, and does not change the items in the cache.
    func check(_ progress: @escaping @Sendable (SyncProgress) -> Void) async -> SyncReport
}
