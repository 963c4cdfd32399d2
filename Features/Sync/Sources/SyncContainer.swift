import ChallengeCore

/// The repository for the feature's command, and what its progress is measured with.
struct SyncContainer: Sendable {
    let repository: any SyncRepositoryContract
    /// Returns the number of bytes that this process has received.
    let receivedBytes: @Sendable () -> Int
    let clock: any ClockContract
}

extension SyncContainer {
    init(dependencies: SyncDependencies) {
        repository = SyncRepository(collections: dependencies.collections, clock: dependencies.clock)
        receivedBytes = dependencies.receivedBytes
        clock = dependencies.clock
    }
}
