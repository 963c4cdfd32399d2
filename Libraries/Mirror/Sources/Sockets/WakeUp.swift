#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Ends the wait of the thread that accepts connections: closing a socket under it would not, on every system.
struct WakeUp: Sendable {
    private let receiver: Int32
    private let sender: Int32

    init() throws(MirrorError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last("pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        receiver = ends[0]
        sender = ends[1]
    }

    func call() {
        var byte: UInt8 = 1
        _ = write(sender, &byte, 1)
    }

    /// Waits for a connection to accept; false when `call` came first.
    func waitForConnection(on listener: Socket) -> Bool {
        var entries = [
            pollfd(fd: receiver, events: Int16(POLLIN), revents: 0),
            pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&entries, 2, -1) < 0 && errno == EINTR {}
        return entries[0].revents == 0
    }

    /// Waits a moment; false when `call` came first.
    func pause(milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: receiver, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) == 0
    }

    func close() {
        Socket(descriptor: receiver).close()
        Socket(descriptor: sender).close()
    }
}
