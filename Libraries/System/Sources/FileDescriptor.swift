internal import ChallengePlatform

/// An open file of the process, as its number in the operating system.
package struct FileDescriptor: Sendable {
    private let number: Int32

    package init(_ number: Int32) { self.number = number }

    /// Reads into the buffer, and returns the number of bytes: 0 at the end, and -1 with `errno` after a failure.
    package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        Self.retrying { Glibc.read(number, buffer.baseAddress, buffer.count) }
    }

    /// Writes the bytes, and returns the number of those that the system accepted, or -1 with `errno`.
    package func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        Self.retrying { Glibc.write(number, bytes.baseAddress, bytes.count) }
    }

    /// Writes all bytes, and returns `false` with `errno` after a failure.
    ///
    /// When the disk becomes full, a write accepts only a part, and the next write fails.
    package func writeAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(UnsafeRawBufferPointer(rebasing: rest))
            guard count >= 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Repeats a system call while signals interrupt it.
    package static func retrying(_ call: () -> Int) -> Int {
        while true {
            let count = call()
            if count >= 0 || errno != EINTR { return count }
        }
    }

    /// Waits for the lock of the file or folder, which the system releases when the descriptor is closed.
    ///
    /// Some network drives have no locks. There, nothing is locked.
    package func lock() {
        while flock(number, LOCK_EX) != 0, errno == EINTR {}
    }

    /// Takes the lock, and returns `false` if another process has it.
    package func tryLock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }
}
