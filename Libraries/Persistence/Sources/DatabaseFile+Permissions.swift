#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The permissions: only the owner can read and write the directory and the files.
extension DatabaseFile {
    private static let permissionBits = mode_t(0o777)

    /// The directory and the files that other users can access.
    var sharedPaths: [String] { ownPaths { _, mode in mode & 0o077 != 0 } }

    /// The directory and the files that their owner cannot read or write.
    var inaccessiblePaths: [String] { ownPaths { expected, mode in mode & expected != expected } }

    /// The files of another user, which this process possibly cannot read or write.
    var foreignPaths: [String] { paths { status in status.st_uid != geteuid() } }

    /// The files of another user that this process cannot read or write.
    var refusedPaths: [String] {
        foreignPaths.filter { access($0, R_OK | W_OK | ($0 == parent ? X_OK : 0)) != 0 }
    }

    /// Sets the permissions of the directory and the files of this user.
    func setPermissions() throws(DatabaseError) {
        // The first pass can reveal files that the permissions of the directory hid; the second one sets theirs.
        for _ in 1...2 {
            for path in sharedPaths + inaccessiblePaths {
                guard chmod(path, path == parent ? 0o700 : 0o600) == 0 else { throw openError }
            }
        }
    }

    private func ownPaths(_ isWanted: (_ expected: mode_t, _ mode: mode_t) -> Bool) -> [String] {
        paths { status in
            let expected: mode_t = status.st_mode & S_IFMT == S_IFDIR ? 0o700 : 0o600
            return status.st_uid == geteuid() && isWanted(expected, status.st_mode & Self.permissionBits)
        }
    }

    private func paths(_ isWanted: (stat) -> Bool) -> [String] {
        ([parent] + allFiles).filter { path in
            var status = stat()
            guard stat(path, &status) == 0 else { return false }
            // A device, a pipe or a directory in place of the file has its permissions for other reasons.
            return status.st_mode & S_IFMT == (path == parent ? S_IFDIR : S_IFREG) && isWanted(status)
        }
    }
}
