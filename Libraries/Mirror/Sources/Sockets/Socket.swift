internal import ChallengeCore
internal import ChallengePlatform
internal import ChallengeSystem

/// A TCP socket on loopback, which wraps the system calls for bytes.
///
/// Processes that the tests start do not inherit it, because a copy of the descriptor would keep a closed connection
/// open.
struct Socket: Sendable {
    let descriptor: Int32

    /// Waits for data and returns up to 16 KiB; returns `nil` if the peer has finished or the connection has ended.
    func receive() -> [UInt8]? {
        let capacity = 16_384
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            count = max(0, FileDescriptor.retrying { recv(descriptor, buffer.baseAddress, capacity, 0) })
        }
        return bytes.isEmpty ? nil : bytes
    }

    /// Sends all bytes; returns `false` if the connection has ended.
    func send(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
                // The flag prevents a signal for a closed connection.
                let count = FileDescriptor.retrying {
                    Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Returns `true` if data or the end of the connection arrives within the time.
    func hasInput(within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return FileDescriptor.retrying { Int(poll(&entry, 1, milliseconds)) } > 0
    }

    /// Waits for the time; returns `false` if the connection is shut down meanwhile.
    func pause(milliseconds: Int) -> Bool {
        var entry = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&entry, 1, Int32(clamping: milliseconds)) == 0
    }

    /// Ends both directions, which wakes the thread that waits on the socket.
    func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    func finishSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// Makes `close` end the connection with a reset.
    func resetWhenClosed() {
        var option = linger(l_onoff: 1, l_linger: 0)
        _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    func close() { _ = Glibc.close(descriptor) }
}
