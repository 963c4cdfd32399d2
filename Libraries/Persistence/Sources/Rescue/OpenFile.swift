internal import ChallengeCore
internal import ChallengeSystem

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A regular file that stays open for reading until the object is released.
final class OpenFile {
    private let file: DatabaseFile
    private let descriptor: Int32

    init(_ file: DatabaseFile) throws(DatabaseError) {
        descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        self.file = file
        guard descriptor >= 0 else { throw file.openError }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(file.path) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Copies the content into a new file.
    func copy(to other: DatabaseFile) throws(DatabaseError) {
        let output = open(other.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw other.openError }
        defer { close(output) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while case let count = buffer.withUnsafeMutableBytes({ FileDescriptor(descriptor).read(into: $0) }), count != 0
        {
            guard count > 0 else { throw file.openError }
            guard buffer[..<count].withUnsafeBytes({ FileDescriptor(output).writeAll($0) }) else {
                throw other.openError
            }
        }
    }
}
