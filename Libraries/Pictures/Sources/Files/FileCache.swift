public import ChallengeCore
internal import ChallengePlatform
internal import ChallengeSystem

/// A folder of files with a limit for their size together, of which the least recently used goes first.
///
/// It reads, counts and deletes only files with its own names, in a folder that is no link.
///
///     let cache = FileCache(folder: "\(cacheFolder)/pictures", limit: 64 << 20)
///     try cache.store(bytes, for: "https://example.com/1.png")
public struct FileCache: Sendable {
    let folder: CacheFolder
    let limit: Int

    /// - Parameters:
    ///   - folder: The folder, which the cache creates when it stores the first file.
    ///   - subfolder: The name of the folder in this folder, in which the files are; `nil` for files in the folder itself.
    ///   - limit: The largest number of bytes of all files together.
    public init(folder: String, subfolder: String? = nil, limit: Int) {
        self.folder = CacheFolder(path: folder, subfolder: subfolder)
        self.limit = limit
    }

    /// Returns the bytes that were stored for the key, and records that they were used.
    public func data(for key: String) -> [UInt8]? {
        folder.open { folder -> [UInt8]? in
            let file = openat(folder, Self.name(of: key), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var status = stat()
            guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
                return nil
            }
            futimens(file, nil)
            return Self.bytes(of: file, count: Int(status.st_size))
        } ?? nil
    }

    private static func bytes(of file: Int32, count size: Int) -> [UInt8]? {
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

    /// Stores bytes for the key, and deletes the files that were not used for the longest time if there are too many.
    public func store(_ bytes: [UInt8], for key: String) throws(StorageFailure) {
        let sum = try add(bytes, for: key)
        if sum ?? .max > limit { trim() }
    }

    /// Stores bytes for the key if no other file must be deleted for them; returns `false` if they do not fit.
    func storeIfFitting(_ bytes: [UInt8], for key: String) throws(StorageFailure) -> Bool {
        guard hasRoom(for: bytes.count) else { return false }
        if try add(bytes, for: key) == nil { count() }
        return true
    }

    /// `true` if a file of so many bytes fits without deleting others.
    func hasRoom(for size: Int) -> Bool { (folder.open { CacheSum($0).bytes } ?? nil) ?? 0 <= limit - size }

    /// Stores a file, and returns an upper bound for the size of all; `nil` if it is unknown.
    private func add(_ bytes: [UInt8], for key: String) throws(StorageFailure) -> Int? {
        guard bytes.count <= limit else { throw StorageFailure(cause: .full, path: folder.fullPath) }
        guard folder.create() else { throw failure }
        let result = folder.open { folder -> Result<Int?, StorageFailure> in
            guard CacheDraft.write(bytes, to: Self.name(of: key), in: folder) else { return .failure(failure) }
            return .success(CacheSum(folder).add(bytes.count))
        }
        guard let result else { throw failure }
        return try result.get()
    }

    /// The failure of the last call of the system.
    private var failure: StorageFailure {
        let code = errno
        return StorageFailure(
            cause: [ENOSPC, EDQUOT, EFBIG].contains(code) ? .full : .system(code: code), path: folder.fullPath)
    }

    /// Returns the number of stored files and of their bytes.
    public func usage() -> (count: Int, bytes: Int) {
        let files = folder.open { folder -> [File] in
            CacheDraft.deleteOfEndedProcesses(in: folder)
            return self.files(in: folder)
        }
        return (files?.count ?? 0, files?.reduce(0) { $0 + $1.size } ?? 0)
    }

    /// Deletes all files.
    public func clear() {
        folder.open { folder in
            CacheDraft.deleteOfEndedProcesses(in: folder)
            for file in files(in: folder) { unlinkat(folder, file.name, 0) }
            CacheSum(folder).forget()
        }
    }
}

extension FileCache {
    private struct File {
        let name: String
        let size: Int
        /// The time of the last use.
        let time: timespec
    }

    private static let suffix = ".cached"

    static func name(of key: String) -> String {
        let digits = String(hash(key.utf8), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + suffix
    }

    private static func isName(_ name: String) -> Bool {
        name.count == 16 + suffix.count && name.hasSuffix(suffix)
            && name.dropLast(suffix.count).allSatisfy { "0123456789abcdef".contains($0) }
    }

    /// Returns a number for bytes (FNV-1a), which is the same in every process.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    /// Counts the files anew, for example after the user has deleted some of them.
    func count() { folder.open { folder in CacheSum(folder).set(files(in: folder).reduce(0) { $0 + $1.size }) } }

    /// If the files are above the limit, deletes those that were not used for the longest time, until an eighth of the
    /// limit is free, so that the next files need no look at all others.
    private func trim() {
        folder.open { folder in
            let files = files(in: folder)
            var size = files.reduce(0) { $0 + $1.size }
            if size > limit {
                for file in files.sorted(by: { $0.time < $1.time }) where size > limit - limit / 8 {
                    unlinkat(folder, file.name, 0)
                    size -= file.size
                }
            }
            CacheSum(folder).set(size)
        }
    }

    /// Returns the files of the cache.
    private func files(in folder: Int32) -> [File] {
        CacheFolder.names(in: folder).filter(Self.isName).compactMap { name in
            var status = stat()
            guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
                return nil
            }
            // A file with a hole can claim any size.
            return File(name: name, size: min(Int(status.st_size), limit + 1), time: status.st_mtim)
        }
    }
}

extension timespec {
    fileprivate static func < (left: timespec, right: timespec) -> Bool {
        (left.tv_sec, left.tv_nsec) < (right.tv_sec, right.tv_nsec)
    }
}
