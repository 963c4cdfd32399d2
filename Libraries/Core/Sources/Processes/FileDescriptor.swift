#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// An open file of the process, as its number in the operating system.
package struct FileDescriptor: Sendable {
    private let number: Int32

    package init(_ number: Int32) {
        self.number = number
    }

    /// Reads into the buffer, and returns the number of bytes: 0 at the end, and -1 with `errno` after a failure.
    package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.read(number, buffer.baseAddress, buffer.count)
        #else
            Darwin.read(number, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Writes the bytes, and returns the number of those that the system accepted, or -1 with `errno`.
    package func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(number, bytes.baseAddress, bytes.count)
        #else
            Darwin.write(number, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Waits for the lock of the file or folder, which the system releases when the descriptor is closed.
    ///
    /// Some network drives have no locks. There, nothing is locked.
    package func lock() {
        while flock(number, LOCK_EX) != 0, errno == EINTR {}
    }
}
