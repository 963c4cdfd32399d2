public import ChallengeCore
internal import ChallengePlatform
internal import ChallengeSystem

/// A file at a path that the user typed: a regular file, a symbolic link, a pipe or a device.
public struct UserFile: Sendable {
    private let path: String
    /// `true` for a file that only the user may read and write.
    private let isPrivate: Bool
    /// The function that gives a file a second name, as `link(2)` does.
    private let makeLink: @Sendable (_ path: String, _ name: String) -> Int32

    /// - Parameter isPrivate: `true` to write files with the mode 0600, whatever the umask and the old mode are.
    public init(path: String, isPrivate: Bool = false) { self.init(path: path, isPrivate: isPrivate) { link($0, $1) } }

    init(
        path: String, isPrivate: Bool = false,
        makeLink: @escaping @Sendable (_ path: String, _ name: String) -> Int32
    ) {
        self.path = path
        self.isPrivate = isPrivate
        self.makeLink = makeLink
    }

    /// Reads the whole file, which may have at most `limit` bytes; the path `-` is standard input.
    ///
    /// The limit is checked while the file is read, because the size of a device or a pipe is unknown.
    public func read(limit: Int) throws(StorageFailure) -> [UInt8] {
        let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastFailure }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = buffer.withUnsafeMutableBytes { FileDescriptor(descriptor).read(into: $0) }
            if count > 0 {
                guard content.count + count <= limit else { throw failure(.fileTooLarge) }
                content += buffer[..<count]
            } else if count == 0 {
                return content
            } else {
                throw lastFailure
            }
        }
    }

    /// Writes the content, completely or not at all; replaces an existing regular file only if `replacing` is `true`.
    ///
    /// A pipe or a device is written to and never replaced. A symbolic link is followed. A replaced file keeps its
    /// permissions, unless it is private.
    public func write(_ content: [UInt8], replacing: Bool) throws(StorageFailure) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else {
                return try write(content, to: open(path, O_WRONLY | O_CLOEXEC))
            }
            guard replacing else { throw failure(.fileExists) }
            return try replace(content, mode: status.st_mode & 0o777)
        }
        guard errno == ENOENT else { throw lastFailure }
        guard lstat(path, &status) == 0 else { return try create(content) }
        // The target of the symbolic link does not exist, so it is created.
        guard replacing else { throw failure(.fileExists) }
        try write(content, to: newFile(path, O_CREAT))
    }

    private func create(_ content: [UInt8]) throws(StorageFailure) {
        let draft = Self.draft(beside: path)
        defer { unlink(draft) }
        try write(content, to: newFile(draft, O_CREAT | O_EXCL))
        if makeLink(draft, path) == 0 { return }
        // Many file systems of memory sticks have no hard links.
        var status = stat()
        guard errno != EEXIST, lstat(path, &status) != 0 else { throw failure(.fileExists) }
        guard errno == ENOENT, rename(draft, path) == 0 else { throw lastFailure }
    }

    private func replace(_ content: [UInt8], mode: mode_t) throws(StorageFailure) {
        guard let resolved = realpath(path, nil) else { throw lastFailure }
        defer { free(resolved) }
        let target = String(cString: resolved)
        let draft = Self.draft(beside: target)
        defer { unlink(draft) }
        try write(content, to: newFile(draft, O_CREAT | O_EXCL, mode: mode))
        guard rename(draft, target) == 0 else { throw lastFailure }
    }

    /// Creates a file and opens it; the umask decides about the mode unless one is given or the file is private.
    private func newFile(_ path: String, _ flags: Int32, mode: mode_t? = nil) -> Int32 {
        let mode = isPrivate ? 0o600 : mode
        let descriptor = open(path, flags | O_WRONLY | O_CLOEXEC, mode ?? 0o666)
        if descriptor >= 0, let mode { fchmod(descriptor, mode) }
        return descriptor
    }

    /// Returns an unused path in the folder of a file, with a name that is short, because that of the file can have the
    /// greatest length.
    private static func draft(beside path: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return "\(folder).challenge-\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
    }

    /// Writes everything and closes the file.
    private func write(_ content: [UInt8], to descriptor: Int32) throws(StorageFailure) {
        guard descriptor >= 0 else { throw lastFailure }
        defer { close(descriptor) }
        guard content.withUnsafeBytes({ FileDescriptor(descriptor).writeAll($0) }) else { throw lastFailure }
    }

    private var lastFailure: StorageFailure { failure(.system(code: errno)) }

    private func failure(_ cause: StorageFailure.Cause) -> StorageFailure { StorageFailure(cause: cause, path: path) }
}

extension StorageFailure.Cause {
    public static let fileExists = Self.system(code: EEXIST)
    public static let fileTooLarge = Self.system(code: EFBIG)
}
