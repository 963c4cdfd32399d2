/// The repository for the feature's command.
struct SyncContainer: Sendable {
    let repository: any SyncRepositoryContract
}

extension SyncContainer {
    init(dependencies: SyncDependencies) {
        repository = SyncRepository(collections: dependencies.collections, clock: dependencies.clock)
    }
}
