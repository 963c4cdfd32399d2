/// What kept a file from being read or written.
public enum StorageFailure: Equatable, Sendable {
    case full
    case readOnly
    case busy
    case damaged(reason: String)
    /// A newer version of the program wrote it.
    case newerVersion
    case other(reason: String)
}
