internal import ChallengeCore
internal import ChallengePlatform
internal import ChallengeSystem

/// The position of an integer in the header of a database file.
struct HeaderField<Number: FixedWidthInteger> {
    let offset: Int

    var bytes: Range<Int> { offset..<(offset + MemoryLayout<Number>.size) }
}

extension HeaderField<UInt32> {
    /// SQLite increments it with each change of the file.
    static var changeCounter: Self { Self(offset: 24) }
}

extension HeaderField<UInt64> {
    /// The checksum of the pages of a copy; SQLite does not use this part of the header.
    static var checksum: Self { Self(offset: 72) }
}

/// The content of a file, read and written without SQLite.
extension DatabaseFile {
    /// Returns the integer in the header; `nil` if the file is missing or too short.
    func integer<Number>(at field: HeaderField<Number>) throws(DatabaseError) -> Number? {
        guard exists else { return nil }
        var value: Number = 0
        let size = MemoryLayout<Number>.size
        let count = try withDescriptor(O_RDONLY | O_NONBLOCK) { pread($0, &value, size, off_t(field.offset)) }
        return count == size ? Number(bigEndian: value) : nil
    }

    func write<Number>(_ value: Number, at field: HeaderField<Number>) throws(DatabaseError) {
        var value = value.bigEndian
        let size = MemoryLayout<Number>.size
        let count = try withDescriptor(O_WRONLY) { pwrite($0, &value, size, off_t(field.offset)) }
        guard count == size else { throw openError }
    }

    /// Writes the pages and their checksum into the empty file.
    func write(_ pages: LibraryPages) throws(DatabaseError) {
        var checksum = Checksum()
        try withDescriptor(O_WRONLY) { (descriptor) throws(DatabaseError) in
            try pages.visit { (page) throws(DatabaseError) in
                checksum.add(page)
                guard FileDescriptor(descriptor).writeAll(page) else { throw openError }
            }
        }
        try write(checksum.value, at: .checksum)
    }

    /// Creates an empty file, to which only the owner has access, in place of an earlier one.
    func createEmpty() throws(DatabaseError) {
        try discard()
        try withDescriptor(O_WRONLY | O_CREAT | O_EXCL) { _ in }
    }

    /// Writes the content at the end of another file.
    func appendContent(to other: DatabaseFile) throws(DatabaseError) {
        try withDescriptor(O_RDONLY) { (input) throws(DatabaseError) in
            try other.withDescriptor(O_WRONLY | O_APPEND) { (output) throws(DatabaseError) in
                var buffer = [UInt8](repeating: 0, count: 1 << 20)
                while case let count = buffer.withUnsafeMutableBytes({ FileDescriptor(input).read(into: $0) }),
                    count != 0
                {
                    guard count > 0 else { throw openError }
                    guard buffer[..<count].withUnsafeBytes({ FileDescriptor(output).writeAll($0) }) else {
                        throw other.openError
                    }
                }
            }
        }
    }

    /// Waits until the disk has the content.
    func synchronize() throws(DatabaseError) {
        guard try withDescriptor(O_WRONLY, { fsync($0) }) == 0 else { throw openError }
    }

    /// Waits until the disk has the names in the folder of the file; some file systems cannot do that.
    func synchronizeFolder() {
        _ = try? DatabaseFile(path: parent).withDescriptor(O_RDONLY | O_DIRECTORY) { fsync($0) }
    }

    /// The time of the last change of the content.
    var changeTime: Timestamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Timestamp(Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec)))
    }

    private func withDescriptor<Value>(
        _ flags: Int32, _ body: (Int32) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        let descriptor = open(path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw openError }
        defer { close(descriptor) }
        return try body(descriptor)
    }
}
