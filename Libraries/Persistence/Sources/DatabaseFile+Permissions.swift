internal import ChallengePlatform

/// The permissions: only the owner can read and write the directory and the files.
///
/// Symbolic links are left out, because a command that changes permissions would follow them.
extension DatabaseFile {
    /// The directory and the files of this user that other users can access.
    var sharedPaths: [String] {
        ([parent] + allFiles).filter { path in
            guard let status = Self.status(path), status.st_uid == geteuid() else { return false }
            return [S_IFDIR, S_IFREG].contains(status.st_mode & S_IFMT) && status.st_mode & 0o077 != 0
        }
    }

    /// The files that this process cannot read or write.
    var lockedPaths: [String] {
        allFiles.filter { path in
            guard let status = Self.status(path), status.st_mode & S_IFMT == S_IFREG else { return false }
            return access(path, R_OK | W_OK) != 0
        }
    }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }
}
