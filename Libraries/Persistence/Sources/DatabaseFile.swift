internal import ChallengeCore
internal import ChallengePlatform
internal import ChallengeSystem

/// The location of a database in the file system; only the owner can access its directory and files.
struct DatabaseFile: Sendable {
    let path: String

    /// The files that SQLite creates beside the database.
    var companions: [String] { ["-wal", "-shm", "-journal"].map { path + $0 } }

    /// The identity of the file, which changes if another file replaces it at the same path.
    struct Identity: Equatable {
        let device: UInt64
        let number: UInt64
    }

    /// The identity of the file; `nil` if there is no file.
    var identity: Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    /// The sizes and times of the file and its companions, which a write changes.
    var changeStamp: [Int] {
        ([path] + companions).flatMap { file in
            var status = stat()
            guard stat(file, &status) == 0 else { return [-1] }
            return [
                Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
            ]
        }
    }

    var exists: Bool { access(path, F_OK) == 0 }

    /// `true` for a symbolic link, with or without a target.
    var isLink: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// `true` if there is certainly no file, and no symbolic link whose target could appear later.
    var isMissing: Bool {
        var status = stat()
        return lstat(path, &status) != 0 && errno == ENOENT
    }

    /// The size of the write-ahead log in bytes; 0 if there is none.
    var logSize: Int { (try? bytes(of: path + "-wal")) ?? 0 }

    /// `true` if the permissions of its directory hide whether the file exists.
    var isInaccessible: Bool { access(path, F_OK) != 0 && errno == EACCES }

    /// `true` for a file of at most one byte, which SQLite treats as a new database.
    var isEmpty: Bool {
        guard exists, let size = try? bytes(of: path) else { return false }
        return size <= 1
    }

    /// `true` if this process may write the file and its directory.
    var isWritable: Bool { access(path, W_OK) == 0 && access(parent, W_OK) == 0 }

    /// Returns the size of the file and its companions on the disk, in bytes.
    func size() throws(DatabaseError) -> Int {
        var total = 0
        for file in [path] + companions { total += try bytes(of: file) }
        return total
    }

    /// Returns the size of a file in bytes; 0 if it does not exist.
    func bytes(of file: String) throws(DatabaseError) -> Int {
        var status = stat()
        if stat(file, &status) == 0 { return Int(status.st_size) }
        guard errno == ENOENT else { throw .cannotOpen(path: path, cause: .system(code: errno)) }
        return 0
    }

    /// Throws if the file or one of its companions exists and is not a regular file.
    ///
    /// Reading a pipe or a device could block forever.
    func checkIsRegular() throws(DatabaseError) {
        if let specialPath { throw .notAFile(specialPath) }
    }

    /// The file or the companion that exists and is not a regular file.
    var specialPath: String? {
        ([path] + companions).first { file in
            var status = stat()
            return stat(file, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
        }
    }

    /// Throws if the file cannot be read.
    func checkReadable() throws(DatabaseError) {
        guard access(path, R_OK) != 0 else { return }
        throw .cannotOpen(path: path, cause: .system(code: errno))
    }

    /// Creates missing directories and the file; leaves the permissions of an existing file.
    func prepare() throws(DatabaseError) {
        try makeDirectories(upTo: parent)
        var status = stat()
        if stat(path, &status) != 0 {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
            guard descriptor >= 0 else { throw openError }
            close(descriptor)
            return
        }
        // An existing file is not opened, because closing it would release the locks that this process has on it. So its
        // permissions cannot be changed without the risk of following a link.
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path) }
        guard access(path, W_OK) == 0 else { throw openError }
        // A process created the file and was killed before it removed the second name.
        if status.st_nlink > 1 { removeDrafts() }
    }

    /// The file under the name that it has until it is complete.
    var draft: DatabaseFile { DatabaseFile(path: path + ".new") }

    /// Deletes the drafts of processes that were killed while they created the file.
    func removeDrafts() {
        for draft in drafts { unlink(draft) }
    }

    /// Runs the body while no other process of this program changes or repairs the same file.
    ///
    /// - Throws: ``DatabaseError/busy`` if another process has the lock for longer than the timeout.
    func withLock<Value>(
        within timeout: Duration, _ body: () throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        try makeDirectories(upTo: parent)
        let lock = DatabaseFile(path: path + ".lock")
        let descriptor = open(lock.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw lock.openError }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(lock.path) }
        try LockWait.repeating(within: timeout) { FileDescriptor(descriptor).tryLock() }
        return try body()
    }

    /// Waits until no other process has the lock, so that `withLock` has to wait only for a process that comes first.
    func waitForLock(within timeout: Duration) async throws(DatabaseError) {
        let descriptor = open(path + ".lock", O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        // A missing lock is free; `withLock` reports other failures.
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        try await LockWait.suspending(within: timeout) { FileDescriptor(descriptor).tryLock() }
    }

    /// The URI that tells SQLite that no process can write the file.
    var immutableURI: String {
        let escaped = path.reduce(into: "") { result, character in
            switch character {
            case "%": result += "%25"
            case "?": result += "%3f"
            case "#": result += "%23"
            default: result.append(character)
            }
        }
        return "file:\(escaped)?immutable=1"
    }

    private func makeDirectories(upTo directory: String) throws(DatabaseError) {
        if directory.isEmpty || access(directory, F_OK) == 0 { return }
        try makeDirectories(upTo: DatabaseFile(path: directory).parent)
        guard mkdir(directory, 0o700) == 0 || errno == EEXIST else { throw openError }
    }

    /// The directory of the file.
    var parent: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    /// The file or the companion that exists and that this process cannot read or write.
    var refusedFile: String? { ([path] + companions).first { access($0, F_OK) == 0 && access($0, R_OK | W_OK) != 0 } }

    /// Returns the error for a failure of SQLite to open the file or a companion.
    ///
    /// SQLite does not tell which of the files it could not open. If a companion is missing, it cannot be created, so
    /// the database can only be read.
    func cannotOpen(systemCode: Int32, reason: String) -> DatabaseError {
        let refused = refusedFile
        if refused == nil, [EROFS, EACCES, EPERM].contains(systemCode) { return .readOnly }
        return .cannotOpen(
            path: refused ?? path, cause: systemCode == 0 ? .other(reason: reason) : .system(code: systemCode))
    }

    var openError: DatabaseError {
        switch errno {
        case EROFS, EACCES, EPERM: .readOnly
        case ENOSPC, EDQUOT, EFBIG: .full
        case let code: .cannotOpen(path: path, cause: .system(code: code))
        }
    }
}
