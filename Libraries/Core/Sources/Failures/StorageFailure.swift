/// The reason why a file could not be read or written.
public struct StorageFailure: Error, Equatable, Sendable {
    public enum Cause: Equatable, Sendable {
        case full
        case readOnly
        case busy
        case damaged(reason: String)
        /// The file is damaged, and so is its copy at the path; `nil` if there is no copy.
        case lost(copy: String?)
        /// Another version of the program wrote the file, in a format that this version cannot read.
        case unknownVersion
        /// The path leads to a directory, a device, a pipe or a socket.
        case notAFile
        case noHomeDirectory
        /// An error number of the operating system.
        case system(code: Int32)
        case other(reason: String)
    }

    public let cause: Cause
    /// The path of the file, if it is known.
    public let path: String?

    public init(cause: Cause, path: String? = nil) {
        self.cause = cause
        self.path = path
    }
}

extension StorageFailure {
    public static let full = StorageFailure(cause: .full)
    public static let readOnly = StorageFailure(cause: .readOnly)
    public static let busy = StorageFailure(cause: .busy)
    public static let unknownVersion = StorageFailure(cause: .unknownVersion)

    public static func damaged(reason: String) -> StorageFailure { StorageFailure(cause: .damaged(reason: reason)) }
    public static func other(reason: String) -> StorageFailure { StorageFailure(cause: .other(reason: reason)) }
}

/// The operation that failed, which the error of a feature names.
public enum StorageOperation: String, Equatable, Sendable {
    case reading
    case saving
    case deleting
}

extension StorageFailure: CustomDebugStringConvertible {
    public var debugDescription: String { path.map { "\($0): \(cause)" } ?? "\(cause)" }
}
