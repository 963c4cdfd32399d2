/// The repository and the use case for the feature's command.
struct SyncContainer: Sendable {
    let repository: any SyncRepositoryContract
    let fetchPictures: FetchPicturesUseCase
}
