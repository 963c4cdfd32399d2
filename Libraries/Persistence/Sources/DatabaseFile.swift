internal import ChallengeCore

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A database's place in the file system: its directory and itself are for its owner alone.
struct DatabaseFile: Sendable {
    let path: String

    /// The files that SQLite keeps beside it.
    var companions: [String] { ["-wal", "-shm", "-journal"].map { path + $0 } }

    /// What tells the file from another one that comes to have its name.
    struct Identity: Equatable {
        let device: UInt64
        let number: UInt64
    }

    /// `nil` where there is no file.
    var identity: Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    var exists: Bool { access(path, F_OK) == 0 }

    /// The bytes of the write-ahead log that SQLite keeps beside it; 0 where there is none.
    var logSize: Int { (try? bytes(of: path + "-wal")) ?? 0 }

    /// Whether its directory does not even let anybody see whether it exists.
    var isHidden: Bool { access(path, F_OK) != 0 && errno == EACCES }

    /// `true` for a file of zero bytes or one byte, which SQLite takes for a new database.
    var isEmpty: Bool {
        guard exists, let size = try? bytes(of: path) else { return false }
        return size <= 1
    }

    /// `true` if this process may write the file and its directory.
    var isWritable: Bool { access(path, W_OK) == 0 && access(parent, W_OK) == 0 }

    /// What it takes on the disk, in bytes, companions included.
    func size() throws(DatabaseError) -> Int {
        var total = 0
        for file in [path] + companions { total += try bytes(of: file) }
        return total
    }

    /// How long a file is; 0 for one that is not there.
    func bytes(of file: String) throws(DatabaseError) -> Int {
        var status = stat()
        if stat(file, &status) == 0 { return Int(status.st_size) }
        guard errno == ENOENT else { throw .cannotOpen(path: path, cause: .system(code: errno)) }
        return 0
    }

    /// Fails when the file, or one that SQLite keeps beside it, exists and is not a regular file.
    ///
    /// Reading such a file could wait for ever, or never come to an end.
    func checkIsRegular() throws(DatabaseError) {
        for file in [path] + companions {
            var status = stat()
            if stat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .notAFile(file) }
        }
    }

    /// Fails when the file may not even be read.
    func checkReadable() throws(DatabaseError) {
        guard access(path, R_OK) != 0 else { return }
        throw .cannotOpen(path: path, cause: .system(code: errno))
    }

    /// Makes the directory and the file where they are missing, and takes back what others may do with the file.
    func prepare() throws(DatabaseError) {
        try makeDirectories(upTo: parent)
        var status = stat()
        if stat(path, &status) != 0 {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
            guard descriptor >= 0 else { throw openError }
            close(descriptor)
            return
        }
        // A file that is there is not opened: closing it would release the locks that this process has on it.
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path) }
        guard access(path, W_OK) == 0 else { throw openError }
        if status.st_mode & 0o077 != 0 { chmod(path, 0o600) }
        // The process that made the file was killed before it removed the other name.
        if status.st_nlink > 1 { removeDrafts() }
    }

    /// The name under which the file is made as a whole.
    var draft: DatabaseFile { DatabaseFile(path: path + ".new") }

    /// Deletes what processes have left that were killed while they made the file.
    func removeDrafts() {
        let draftName = draft.path.dropFirst(parent.count + 1)
        guard let directory = opendir(parent) else { return }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name == draftName || name.hasPrefix(draftName + "-") { unlink("\(parent)/\(name)") }
        }
    }

    /// Runs the body while no other process of ours is repairing the same file.
    func withRepairLock<Value>(_ body: () throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        try makeDirectories(upTo: parent)
        let lock = DatabaseFile(path: path + ".lock")
        let descriptor = open(lock.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw lock.openError }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(lock.path) }
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
        return try body()
    }

    /// The file as SQLite is told of one that nobody can be writing.
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

    var openError: DatabaseError {
        switch errno {
        case EROFS, EACCES, EPERM: .readOnly
        case ENOSPC, EDQUOT, EFBIG: .full
        case let code: .cannotOpen(path: path, cause: .system(code: code))
        }
    }
}
