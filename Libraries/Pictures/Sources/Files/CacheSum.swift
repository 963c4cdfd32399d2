internal import ChallengePlatform
internal import ChallengeSystem

/// The sum of the sizes of a cache's files, which can be too large, so that not each stored file needs a look at all.
///
/// Its file has a byte for each KiB. Appending needs no lock.
struct CacheSum {
    private static let name = "sum"
    private static let unit = 1024

    private let folder: Int32

    init(_ folder: Int32) { self.folder = folder }

    /// The sum; `nil` if it is unknown.
    var bytes: Int? {
        var status = stat()
        guard fstatat(folder, Self.name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_size > 0 else { return nil }
        return Self.bytes(Int(status.st_size))
    }

    /// Adds a file, and returns the sum; `nil` if it is unknown.
    func add(_ size: Int) -> Int? {
        guard let bytes, let file = open(O_APPEND) else { return nil }
        defer { close(file) }
        let units = [UInt8](repeating: 0, count: Self.units(size))
        guard units.withUnsafeBytes({ FileDescriptor(file).writeAll($0) }) else { return nil }
        return bytes + units.count * Self.unit
    }

    func set(_ size: Int) {
        guard let file = open(O_CREAT) else { return }
        defer { close(file) }
        ftruncate(file, Self.units(size))
    }

    func forget() { unlinkat(folder, Self.name, 0) }

    private func open(_ option: Int32) -> Int32? {
        let file = openat(folder, Self.name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | option, 0o600)
        return file < 0 ? nil : file
    }

    private static func units(_ size: Int) -> Int { (size + unit - 1) / unit }

    /// Returns the bytes of so many units, of which a damaged file can claim any number.
    private static func bytes(_ units: Int) -> Int { min(units, 1 << 40) * unit }
}
