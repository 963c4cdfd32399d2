/// The repository for the feature's command.
struct SyncContainer: Sendable {
    let repository: any SyncRepositoryContract
}
