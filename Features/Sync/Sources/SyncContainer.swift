/// The repository for the feature's command, and the number of received bytes for its progress.
struct SyncContainer: Sendable {
    let repository: any SyncRepositoryContract
    /// Returns the number of bytes that this process has received.
    let receivedBytes: @Sendable () -> Int
}

extension SyncContainer {
    init(dependencies: SyncDependencies) {
        repository = SyncRepository(collections: dependencies.collections, clock: dependencies.clock)
        receivedBytes = dependencies.receivedBytes
    }
}
