internal import ChallengeCore
internal import ChallengePlatform
internal import ChallengeSystem

/// The position of an integer of four bytes in the header of a database file.
enum HeaderField: off_t {
    /// SQLite increments it with each change of the file.
    case changeCounter = 24
    /// SQLite calls it `user_version` and does not use it. A copy has the change counter of its library there.
    case recordedCounter = 60
}

/// The content of a file, read and written without SQLite.
extension DatabaseFile {
    /// Returns the integer in the header; `nil` if the file is missing or too short.
    func integer(at field: HeaderField) throws(DatabaseError) -> UInt32? {
        guard exists else { return nil }
        var value: UInt32 = 0
        let count = try withDescriptor(O_RDONLY | O_NONBLOCK) { pread($0, &value, 4, field.rawValue) }
        return count == 4 ? UInt32(bigEndian: value) : nil
    }

    func write(_ value: UInt32, at field: HeaderField) throws(DatabaseError) {
        var value = value.bigEndian
        let count = try withDescriptor(O_WRONLY) { pwrite($0, &value, 4, field.rawValue) }
        guard count == 4 else { throw openError }
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
        return Timestamp(millisecondsSince1970: Int64(status.st_mtim.tv_sec) * 1000)
    }

    /// Returns `true` if the content of the other file was changed later.
    func isOlder(than other: DatabaseFile) -> Bool {
        var (own, others) = (stat(), stat())
        guard stat(path, &own) == 0, stat(other.path, &others) == 0 else { return false }
        return (own.st_mtim.tv_sec, own.st_mtim.tv_nsec) < (others.st_mtim.tv_sec, others.st_mtim.tv_nsec)
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
