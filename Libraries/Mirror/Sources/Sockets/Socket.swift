#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A TCP socket on loopback; the one place that talks to the system about bytes.
///
/// No socket is inherited by processes that the tests start: a copy over there would keep a closed connection open.
struct Socket: Sendable {
    let descriptor: Int32

    /// Up to 16 KiB of what has arrived, waiting for the first byte; nil once the other side has finished or the
    /// connection is gone.
    func receive() -> [UInt8]? {
        let capacity = 16_384
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            count = max(0, retrying { recv(descriptor, buffer.baseAddress, capacity, 0) })
        }
        return bytes.isEmpty ? nil : bytes
    }

    /// Sends all of it; false when the connection is gone.
    func send(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
                let count = retrying { sendQuietly(descriptor, rest) }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Whether something can be received within this time.
    func hasInput(within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return retrying { Int(poll(&entry, 1, milliseconds)) } > 0
    }

    /// Waits this long; false when the connection was shut down meanwhile.
    func pause(milliseconds: Int) -> Bool {
        var entry = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&entry, 1, Int32(clamping: milliseconds)) == 0
    }

    /// Ends both directions, which wakes whichever thread waits on the socket.
    func shutDown() {
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }

    func finishSending() {
        _ = shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Makes closing the socket drop the connection with a reset.
    func resetWhenClosed() {
        var option = linger(l_onoff: 1, l_linger: 0)
        _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    func close() {
        _ = closeDescriptor(descriptor)
    }
}

/// The system call again while a signal interrupts it.
private func retrying(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

/// Sends without the signal that a closed connection would otherwise raise; on Darwin an option of the socket does it.
private func sendQuietly(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
        return Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #else
        return Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
        return Darwin.close(descriptor)
    #else
        return Glibc.close(descriptor)
    #endif
}
