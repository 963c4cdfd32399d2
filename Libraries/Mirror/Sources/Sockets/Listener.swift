internal import Synchronization

/// The port: open it accepts connections, closed it refuses them, and keeps the number for itself either way.
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

    /// Refuses from now on; returns when every connection is closed and every thread has ended.
    func close() {
        state.withLock { state in
            guard case .open(let socket, let acceptor, let wakeUp) = state else { return }
            wakeUp.call()
            acceptor.join()
            wakeUp.close()
            socket.close()
            connections.closeAll()
            // Should another process be quicker, `open` says so.
            state = (try? Socket.bound(to: port)).map { .closed($0) } ?? .released
        }
    }

    private static func accept(on socket: Socket, until wakeUp: WakeUp, into connections: ConnectionPool) {
        while wakeUp.waitForConnection(on: socket) {
            if let connection = socket.accept() {
                connections.take(connection)
            } else if !wakeUp.pause(milliseconds: 5) {
                // Nothing to accept after all, or no descriptor left for it: that passes.
                return
            }
        }
    }
}
