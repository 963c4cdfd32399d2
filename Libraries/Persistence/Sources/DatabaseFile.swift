#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A database's place in the file system: its directory and itself are for its owner alone.
struct DatabaseFile: Sendable {
    let path: String

    /// The files that SQLite keeps beside it.
    private var companions: [String] { ["-wal", "-shm", "-journal"].map { path + $0 } }

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

    /// Whether its directory does not even let anybody see whether it exists.
    var isHidden: Bool { access(path, F_OK) != 0 && errno == EACCES }

    /// Whether there is a file with nothing in it, which no database is.
    var isEmpty: Bool { exists && !isDirectory && (try? bytes(of: path)) == 0 }

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
        guard errno == ENOENT else { throw .cannotOpen(path: path, reason: String(cString: strerror(errno))) }
        return 0
    }

    /// Fails when the file may not even be read.
    func checkReadable() throws(DatabaseError) {
        guard access(path, R_OK) != 0 else { return }
        throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
    }

    /// Makes the directory and the file where they are missing, and takes back what others may do with the file.
    func prepare() throws(DatabaseError) {
        try makeDirectories(upTo: parent(of: path))
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw openError }
        defer { close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
    }

    /// Moves the file out of the way, with what SQLite kept beside it, and answers its new name.
    ///
    /// It may be a directory, too: whatever stands where the database should be.
    func setAside() throws(DatabaseError) -> String {
        let stamp = Self.stamp()
        var name = "\(path).damaged-\(stamp)"
        var attempt = 1
        while access(name, F_OK) == 0 {
            attempt += 1
            name = "\(path).damaged-\(stamp)-\(attempt)"
        }
        // Companions first: a journal that stayed behind would be played into the file that comes next.
        for file in companions + [path] {
            guard rename(file, name + file.dropFirst(path.count)) == 0 || errno == ENOENT else { throw openError }
        }
        return name
    }

    /// Comes to stand under another name, unless a file is there already.
    func offer(as other: DatabaseFile) throws(DatabaseError) {
        guard link(path, other.path) == 0 || errno == EEXIST else { throw openError }
        try discard()
    }

    /// Takes the place of another, of which nothing is left.
    func move(to other: DatabaseFile) throws(DatabaseError) {
        guard rename(path, other.path) == 0 else { throw openError }
    }

    /// Deletes the file, with what SQLite kept beside it, and in the order of ``setAside()``.
    func discard() throws(DatabaseError) {
        for file in companions + [path] {
            guard unlink(file) == 0 || errno == ENOENT else { throw openError }
        }
    }

    var isDirectory: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Runs the body while no other process of ours is repairing the same file.
    func withRepairLock<Value>(_ body: () throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw openError }
        defer { close(descriptor) }
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

    /// The time in UTC as `20261120T081500Z`: it sorts, and every file system takes it for a name.
    private static func stamp() -> String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, "%Y%m%dT%H%M%SZ", &parts)
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private func makeDirectories(upTo directory: String) throws(DatabaseError) {
        if directory.isEmpty || access(directory, F_OK) == 0 { return }
        try makeDirectories(upTo: parent(of: directory))
        guard mkdir(directory, 0o700) == 0 || errno == EEXIST else { throw openError }
    }

    private func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    var openError: DatabaseError {
        switch errno {
        case EROFS, EACCES, EPERM: .readOnly
        case ENOSPC, EDQUOT: .full
        case let code: .cannotOpen(path: path, reason: String(cString: strerror(code)))
        }
    }
}
