public import ChallengeCore
public import ChallengeRepository

/// The values that the app creates for one run of the command.
public struct SyncDependencies: Sendable {
    let collections: [any CollectionSyncContract]
    /// Returns the number of bytes that this process has received.
    let receivedBytes: @Sendable () -> Int
    let clock: any ClockContract

    public init(
        collections: [any CollectionSyncContract], receivedBytes: @escaping @Sendable () -> Int,
        clock: any ClockContract
    ) {
        self.collections = collections
        self.receivedBytes = receivedBytes
        self.clock = clock
    }
}
