internal import ChallengePlatform

/// The folder of a database or of the configuration, described without changing it.
public struct DatabaseFolder: Sendable, Equatable {
    /// The reason why this process can create no file in the folder, with the path to change.
    public enum Obstacle: Sendable, Equatable {
        /// A file or a link without a target is in place of a folder.
        case notAFolder(path: String)
        /// This user has no permission to write in the folder.
        case locked(path: String)
        /// The file system can only be read.
        case readOnlyFileSystem(path: String)
    }

    public let path: String

    /// `nil` if files can be created.
    public let obstacle: Obstacle?
}

extension DatabaseFolder {
    /// Describes the folder; a missing one is described by the nearest existing folder above it.
    public init(_ path: String) {
        self.path = path
        obstacle = Self.obstacle(at: Self.existing(path))
    }

    /// Returns the path, or the nearest one above it that exists.
    private static func existing(_ path: String) -> String {
        var status = stat()
        var path = path
        while !path.isEmpty, lstat(path, &status) != 0 { path = DatabaseFile(path: path).parent }
        return path.isEmpty ? "/" : path
    }

    private static func obstacle(at path: String) -> Obstacle? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return .notAFolder(path: path) }
        if access(path, W_OK | X_OK) == 0 { return nil }
        return errno == EROFS ? .readOnlyFileSystem(path: path) : .locked(path: path)
    }
}
