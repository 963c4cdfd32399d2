internal import ChallengePlatform
internal import ChallengeSystem

/// A folder of files with a limit for their size together, of which the least recently used goes first.
///
/// All failures are silent, because the files can be made again.
///
///     let cache = FileCache(folder: "\(cacheFolder)/pictures", limit: 64 << 20)
///     cache.store(bytes, for: "https://example.com/1.png")
public struct FileCache: Sendable {
    private static let temporaryPrefix = "."

    private let folder: String
    private let limit: Int

    /// - Parameters:
    ///   - folder: The folder, which the cache creates when it stores the first file.
    ///   - limit: The largest number of bytes of all files together.
    public init(folder: String, limit: Int) {
        self.folder = folder
        self.limit = limit
    }

    /// Returns the bytes that were stored for the key, and records that they were used.
    public func data(for key: String) -> [UInt8]? {
        let file = open(path(of: key), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
        futimens(file, nil)
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                let read = FileDescriptor(file).read(into: rest)
                if read <= 0 { return }
                count += read
            }
        }
        return bytes.count == size ? bytes : nil
    }

    /// Stores bytes for the key; a file that is larger than the limit is not stored.
    public func store(_ bytes: [UInt8], for key: String) {
        if bytes.count > limit { return }
        let path = path(of: key)
        let temporary = "\(folder)/\(Self.temporaryPrefix)\(UInt64.random(in: 0...UInt64.max))"
        createFolder()
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        let isWritten = bytes.withUnsafeBytes { FileDescriptor(file).writeAll($0) }
        // A reader sees the whole file or none.
        if close(file) != 0 || !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
        trim()
    }

    /// Returns the number of stored files and of their bytes.
    public func usage() -> (count: Int, bytes: Int) {
        let files = files().filter { !$0.isTemporary }
        return (files.count, files.reduce(0) { $0 + $1.size })
    }

    /// Removes all files.
    public func clear() { for file in files() { unlink(file.path) } }

    private func path(of key: String) -> String { "\(folder)/\(String(Self.hash(key.utf8), radix: 16))" }

    /// Returns a number for bytes (FNV-1a), which is the same in every process.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    private func createFolder() {
        var end = folder.startIndex
        while end < folder.endIndex {
            end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
            mkdir(String(folder[..<end]), 0o700)
        }
    }
}

extension FileCache {
    private struct File {
        let path: String
        let size: Int
        /// The time of the last use, in nanoseconds.
        let time: Int
        let isTemporary: Bool
    }

    /// The time after which a temporary file is the rest of a program that was killed.
    private static let longestWrite = 3_600_000_000_000

    /// Removes files that were not used for the longest time until the others are within the limit.
    private func trim() {
        let files = files()
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        for file in files where file.isTemporary && file.time < now.nanoseconds - Self.longestWrite {
            unlink(file.path)
        }
        let stored = files.filter { !$0.isTemporary }
        var size = stored.reduce(0) { $0 + $1.size }
        if size <= limit { return }
        for file in stored.sorted(by: { $0.time < $1.time }) where size > limit {
            unlink(file.path)
            size -= file.size
        }
    }

    /// Returns the regular files of the folder.
    private func files() -> [File] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var files: [File] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            files.append(
                File(
                    path: path, size: Int(status.st_size), time: status.st_mtim.nanoseconds,
                    isTemporary: name.hasPrefix(Self.temporaryPrefix)))
        }
        return files
    }
}

extension timespec {
    fileprivate var nanoseconds: Int { tv_sec * 1_000_000_000 + tv_nsec }
}
