internal import ChallengePlatform
internal import Synchronization

/// A listener that accepts or refuses connections, and reserves its port in both states.
final class Listener: Sendable {
    private enum State {
        case closed(Socket)
        case open(Socket, acceptor: SystemThread, wakeUp: WakeUp)
        case released
    }

    let port: UInt16
    private let state: Mutex<State>
    private let connections: ConnectionPool

    init(port: UInt16, serve: @escaping @Sendable (Socket) -> Void) throws(MirrorError) {
        let socket = try Socket.bound(to: port)
        self.port = socket.localPort
        state = Mutex(.closed(socket))
        connections = ConnectionPool(serve: serve)
    }

    deinit {
        close()
        state.withLock { state in
            if case .closed(let socket) = state { socket.close() }
        }
    }

    func open() throws(MirrorError) {
        try state.withLock { state throws(MirrorError) in
            let socket: Socket
            switch state {
            case .open: return
            case .closed(let reserved): socket = reserved
            case .released: socket = try Socket.bound(to: port)
            }
            state = .closed(socket)

            try socket.startListening()
            let wakeUp = try WakeUp()
            let acceptor = try SystemThread { [connections] in
                Listener.accept(on: socket, until: wakeUp, into: connections)
            }
            state = .open(socket, acceptor: acceptor, wakeUp: wakeUp)
        }
    }

    /// Refuses connections, and returns when every connection is closed and every thread has ended.
    func close() {
        state.withLock { state in
            guard case .open(let socket, let acceptor, let wakeUp) = state else { return }
            wakeUp.signal()
            acceptor.join()
            wakeUp.close()
            socket.stopListening()
            socket.close()
            // If another process takes the port first, the next `open` throws the error.
            state = (try? Socket.bound(to: port)).map { .closed($0) } ?? .released
            connections.closeAll()
        }
    }

    private static func accept(on socket: Socket, until wakeUp: WakeUp, into connections: ConnectionPool) {
        while wakeUp.waitForConnection(on: socket) {
            // If nothing can be accepted, waits 5 ms and tries again; the cause (no connection, no free descriptor) is
            // temporary.
            if let connection = socket.accept() {
                connections.take(connection)
            } else if !wakeUp.pause(milliseconds: 5) {
                return
            }
        }
    }
}

/// A signal that ends the wait of the accepting thread, because closing the socket does not end it on every system.
struct WakeUp: Sendable {
    private let receiver: Int32
    private let sender: Int32

    init() throws(MirrorError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .fromErrno(of: "pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        receiver = ends[0]
        sender = ends[1]
    }

    func signal() {
        var byte: UInt8 = 1
        _ = write(sender, &byte, 1)
    }

    /// Waits for a connection to accept; returns `false` after `signal`.
    func waitForConnection(on listener: Socket) -> Bool {
        var entries = [
            pollfd(fd: receiver, events: Int16(POLLIN), revents: 0),
            pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&entries, 2, -1) < 0 && errno == EINTR {}
        return entries[0].revents == 0
    }

    /// Waits for the time; returns `false` if `signal` ends the wait.
    func pause(milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: receiver, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) == 0
    }

    func close() {
        Socket(descriptor: receiver).close()
        Socket(descriptor: sender).close()
    }
}
