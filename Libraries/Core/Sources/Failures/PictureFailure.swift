/// The reason why a picture is not on this machine.
public enum PictureFailure: Error, Equatable, Sendable {
    case fetchFailed(APIError)
    case storageFailed(StorageFailure)
}
