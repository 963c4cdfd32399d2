/// The collections of the API, which are fetched as a whole.
protocol SyncRepositoryContract: Sendable {
    /// Replaces the collections in the cache, except those that an unfinished sync has fetched.
    ///
    /// Throws if no collection could be fetched.
    func sync(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(SyncError) -> SyncReport

    /// Returns the changes that a sync would make, and does not change the items in the cache.
    func check(_ progress: @escaping @Sendable (SyncProgress) -> Void) async throws(SyncError) -> SyncReport
}
