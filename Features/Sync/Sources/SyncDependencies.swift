public import ChallengeCore
public import ChallengeRepository

/// The values that the app creates for one run of the command.
public struct SyncDependencies: Sendable {
    let collections: [any CollectionSyncContract]
    let clock: any ClockContract

    public init(collections: [any CollectionSyncContract], clock: any ClockContract) {
        self.collections = collections
        self.clock = clock
    }
}
