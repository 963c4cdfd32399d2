internal import Synchronization

/// The open connections, each with its own thread.
final class ConnectionPool: Sendable {
    private struct State {
        var lastIdentifier = 0
        var sockets: [Int: Socket] = [:]
        var threads: [Int: SystemThread] = [:]
        var finished: [Int] = []
    }

    private let state = Mutex(State())
    private let serve: @Sendable (Socket) -> Void

    init(serve: @escaping @Sendable (Socket) -> Void) { self.serve = serve }

    /// Serves a new connection, and joins the threads of connections that have ended.
    func take(_ socket: Socket) {
        let ended = state.withLock { state in
            state.lastIdentifier += 1
            let identifier = state.lastIdentifier
            // The new thread needs the lock to end, so it cannot end before it is registered.
            if let thread = try? SystemThread({ self.run(socket, identifier) }) {
                state.sockets[identifier] = socket
                state.threads[identifier] = thread
            } else {
                // The system has no free thread, so the connection is closed.
                socket.close()
            }
            let ended = state.finished.compactMap { state.threads.removeValue(forKey: $0) }
            state.finished = []
            return ended
        }
        for thread in ended { thread.join() }
    }

    /// Ends every connection, and returns when their threads have ended.
    func closeAll() {
        let threads = state.withLock { state in
            for socket in state.sockets.values { socket.shutDown() }
            let threads = state.threads.values.map(\.self)
            state.threads = [:]
            state.finished = []
            return threads
        }
        for thread in threads { thread.join() }
    }

    private func run(_ socket: Socket, _ identifier: Int) {
        serve(socket)
        state.withLock { state in
            // Closed under the lock, because otherwise `closeAll` could shut down another socket with the same
            // descriptor.
            state.sockets[identifier] = nil
            socket.close()
            if state.threads[identifier] != nil { state.finished.append(identifier) }
        }
    }
}
