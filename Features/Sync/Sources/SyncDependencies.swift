public import ChallengeCore
public import ChallengeRepository

/// The dependencies of one run of the command.
public struct SyncDependencies: Sendable {
    let collections: [any CollectionSyncContract]
    /// The tables of the collections, with their titles.
    let tables: [CacheTable]
    /// Returns the number of bytes that this process has received.
    let receivedBytes: @Sendable () -> Int
    let clock: any ClockContract

    public init(
        collections: [any CollectionSyncContract], tables: [CacheTable], receivedBytes: @escaping @Sendable () -> Int,
        clock: any ClockContract
    ) {
        self.collections = collections
        self.tables = tables
        self.receivedBytes = receivedBytes
        self.clock = clock
    }
}
