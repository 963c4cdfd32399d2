#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What can be put right in a copy of a damaged file without knowing what is in it.
extension DatabaseFile {
    private static let magic = Array("SQLite format 3\0".utf8)
    private static let pageSizeOffset = 16
    private static let pageCountOffset = 28

    /// Copies the file, and the journal that a killed process may have left, byte for byte.
    func copy(to other: DatabaseFile) throws(DatabaseError) {
        for ending in ["", "-journal"] where access(path + ending, F_OK) == 0 {
            try copyBytes(from: path + ending, to: other.path + ending)
        }
    }

    /// Cuts off what is left of a page at the end of the file, which would be read as if it ended in zeros.
    func cutOffPartialPage() throws(DatabaseError) {
        let size = try bytes(of: path)
        let rest = size % (try pageSize())
        guard rest > 0 else { return }
        guard truncate(path, off_t(size - rest)) == 0 else { throw openError }
    }

    /// Writes the sign that every database begins with, and leaves the rest of the header as it is.
    func restoreMagic() throws(DatabaseError) {
        try overwriteBeginning(with: Self.magic)
    }

    /// Puts the first page of another database in place of its own: the page that says which tables there are, and where.
    func takeFirstPage(of other: DatabaseFile) throws(DatabaseError) {
        let size = try other.pageSize()
        var page = try other.beginning(size)
        let pages = try bytes(of: path) / size
        for (index, shift) in zip(Self.pageCountOffset..., [24, 16, 8, 0]) {
            page[index] = UInt8(pages >> shift & 0xFF)
        }
        try overwriteBeginning(with: page)
    }

    private func pageSize() throws(DatabaseError) -> Int {
        let header = try beginning(Self.pageSizeOffset + 2)
        guard header.count == Self.pageSizeOffset + 2 else { return Self.usualPageSize }
        let size = Int(header[Self.pageSizeOffset]) << 8 | Int(header[Self.pageSizeOffset + 1])
        return (512...32_768).contains(size) && size & (size - 1) == 0 ? size : Self.usualPageSize
    }

    private static let usualPageSize = 4096

    private func beginning(_ count: Int) throws(DatabaseError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw openError }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let read = pread(descriptor, &bytes, count, 0)
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
        let output = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw openError }
        defer { close(output) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while case let count = Self.readBytes(input, &buffer), count != 0 {
            guard count > 0, Self.writeBytes(output, buffer, count) == count else { throw openError }
        }
    }

    #if canImport(Glibc)
        private static func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
            Glibc.read(descriptor, &buffer, buffer.count)
        }

        private static func writeBytes(_ descriptor: Int32, _ buffer: [UInt8], _ count: Int) -> Int {
            Glibc.write(descriptor, buffer, count)
        }
    #else
        private static func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
            Darwin.read(descriptor, &buffer, buffer.count)
        }

        private static func writeBytes(_ descriptor: Int32, _ buffer: [UInt8], _ count: Int) -> Int {
            Darwin.write(descriptor, buffer, count)
        }
    #endif
}
