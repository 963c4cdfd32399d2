internal import ChallengePlatform
internal import ChallengeSystem

/// A file that is being written, in a folder of its own, so that a reader of the cache sees the whole file or none.
///
/// Its name begins with the number of its process. After the end of this process, the next one deletes it.
enum CacheDraft {
    private static let folderName = "drafts"

    /// Writes the file; returns `false` with `errno` after a failure.
    static func write(_ bytes: [UInt8], to name: String, in folder: Int32) -> Bool {
        mkdirat(folder, folderName, 0o700)
        deleteOfEndedProcesses(in: folder)
        let draft = "\(folderName)/\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
        let file = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        let isWritten = bytes.withUnsafeBytes { FileDescriptor(file).writeAll($0) }
        let code = errno
        if close(file) == 0, isWritten, renameat(folder, draft, folder, name) == 0 { return true }
        if !isWritten { errno = code }
        let reason = errno
        unlinkat(folder, draft, 0)
        errno = reason
        return false
    }

    /// Deletes the drafts of processes that a signal ended.
    static func deleteOfEndedProcesses(in folder: Int32) {
        let drafts = openat(folder, folderName, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard drafts >= 0 else { return }
        defer { close(drafts) }
        for name in CacheFolder.names(in: drafts) {
            let parts = name.split(separator: "-")
            guard parts.count == 2, let process = pid_t(parts[0]), process > 0, UInt64(parts[1]) != nil else {
                continue
            }
            if kill(process, 0) != 0, errno == ESRCH { unlinkat(drafts, name, 0) }
        }
    }
}
