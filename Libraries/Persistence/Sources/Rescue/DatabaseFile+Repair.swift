#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension DatabaseFile {
    private static let headerSize = 100
    private static let pageCountOffset = 28
    private static let unusedPagesRange = 32..<40

    /// The free space of the disk in bytes.
    var availableSpace: Int {
        var system = statvfs()
        guard statvfs(parent, &system) == 0, system.f_blocks > 0 else { return .max }
        let (space, isTooMuch) = UInt64(system.f_bavail).multipliedReportingOverflow(by: UInt64(system.f_frsize))
        return isTooMuch ? .max : Int(clamping: space)
    }

    /// Copies the file byte for byte, with the journal that a killed process may have left.
    func copy(_ content: OpenFile, to other: DatabaseFile) throws(DatabaseError) {
        try content.copy(to: other)
        let journal = DatabaseFile(path: path + "-journal")
        if journal.exists { try OpenFile(journal).copy(to: DatabaseFile(path: other.path + "-journal")) }
    }

    /// Cuts off an incomplete page at the end of the file, which SQLite would read as if its rest were zeros.
    func cutOffPartialPage(like other: DatabaseFile) throws(DatabaseError) {
        let size = try bytes(of: path)
        let rest = size % (try other.pageSize())
        guard rest > 0 else { return }
        guard truncate(path, off_t(size - rest)) == 0 else { throw openError }
    }

    /// Replaces the header by the header of another database, except for the fields that depend on the number of pages.
    func copyHeader(of other: DatabaseFile) throws(DatabaseError) {
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

    /// Returns the bytes at the offset; fewer at the end of the file.
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
}
