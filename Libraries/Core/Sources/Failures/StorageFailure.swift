/// The reason why a file could not be read or written.
public enum StorageFailure: Error, Equatable, Sendable {
    case full
    case readOnly
    case busy
    case damaged(reason: String)
    /// A newer version of the program wrote it.
    case newerVersion
    case other(reason: String)
}
