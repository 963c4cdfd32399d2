#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What can be put right in a copy of a damaged file without knowing what is in it.
extension DatabaseFile {
    private static let headerSize = 100
    private static let versionOffset = 18
    private static let pageCountOffset = 28
    private static let unusedPagesRange = 32..<40

    /// Whether the file has the format versions that SQLite writes; it treats a file of another one as read-only.
    var hasKnownFormat: Bool {
        guard let versions = try? read(2, at: Self.versionOffset) else { return true }
        return versions.count == 2 && versions.allSatisfy { 1...2 ~= $0 }
    }

    /// The bytes that the disk can still take.
    var availableSpace: Int {
        var system = statvfs()
        guard statvfs(parent, &system) == 0 else { return .max }
        return Int(
            clamping: UInt64(system.f_bavail).multipliedReportingOverflow(by: UInt64(system.f_frsize)).partialValue)
    }

    /// Copies the file, and the journal that a killed process may have left, byte for byte.
    func copy(to other: DatabaseFile) throws(DatabaseError) {
        for ending in ["", "-journal"] where access(path + ending, F_OK) == 0 {
            try copyBytes(from: path + ending, to: other.path + ending)
        }
    }

    /// Cuts off what is left of a page at the end of the file, which would be read as if it ended in zeros.
    func cutOffPartialPage(like other: DatabaseFile) throws(DatabaseError) {
        let size = try bytes(of: path)
        let rest = size % (try other.pageSize())
        guard rest > 0 else { return }
        guard truncate(path, off_t(size - rest)) == 0 else { throw openError }
    }

    /// Puts the header of another database in place of its own, but for what depends on the number of pages.
    func takeHeader(of other: DatabaseFile) throws(DatabaseError) {
        var header = try other.read(Self.headerSize, at: 0)
        let pages = try bytes(of: path) / other.pageSize()
        for (index, shift) in zip(Self.pageCountOffset..., [24, 16, 8, 0]) {
            header[index] = UInt8(pages >> shift & 0xFF)
        }
        let unusedPages = try read(Self.unusedPagesRange.count, at: Self.unusedPagesRange.lowerBound)
        if unusedPages.count == Self.unusedPagesRange.count {
            header.replaceSubrange(Self.unusedPagesRange, with: unusedPages)
        }
        try overwriteBeginning(with: header)
    }

    func pageSize() throws(DatabaseError) -> Int {
        let bytes = Bytes(try read(2, at: Self.pageSizeOffset))
        let size = bytes.integer(0, size: 2) ?? 0
        return (512...32_768).contains(size) && size & (size - 1) == 0 ? size : Self.usualPageSize
    }

    private static let pageSizeOffset = 16
    private static let usualPageSize = 4096

    /// The bytes at the offset; fewer at the end of the file.
    func read(_ count: Int, at offset: Int) throws(DatabaseError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw openError }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let read = pread(descriptor, &bytes, count, off_t(offset))
        guard read >= 0 else { throw openError }
        return Array(bytes.prefix(read))
    }

    private func overwriteBeginning(with bytes: [UInt8]) throws(DatabaseError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw openError }
        defer { close(descriptor) }
        guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else { throw openError }
    }

    private func copyBytes(from source: String, to target: String) throws(DatabaseError) {
        let input = open(source, O_RDONLY | O_CLOEXEC)
        guard input >= 0 else { throw openError }
        defer { close(input) }
        let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw openError }
        defer { close(output) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while case let count = Self.readBytes(input, &buffer), count != 0 {
            guard count > 0 else { throw openError }
            var start = 0
            // A disk that becomes full takes a part, and tells of it at the next attempt.
            while start < count {
                let written = Self.writeBytes(output, buffer[start..<count])
                guard written > 0 else { throw openError }
                start += written
            }
        }
    }

    #if canImport(Glibc)
        private static func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
            Glibc.read(descriptor, &buffer, buffer.count)
        }

        private static func writeBytes(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
            bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        }
    #else
        private static func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
            Darwin.read(descriptor, &buffer, buffer.count)
        }

        private static func writeBytes(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
            bytes.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
        }
    #endif
}
