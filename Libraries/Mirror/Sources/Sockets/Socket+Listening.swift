internal import CMirrorData
internal import ChallengePlatform

extension Socket {
    /// Returns a socket that reserves the port without listening, so that the system refuses connections to it.
    static func bound(to port: UInt16) throws(MirrorError) -> Socket {
        let socket = Socket(descriptor: socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0))
        guard socket.descriptor >= 0 else { throw .fromErrno(of: "socket") }

        // A restarted mirror must not have to wait until the system forgets its former connections.
        socket.enable(SO_REUSEADDR, level: SOL_SOCKET)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket.descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            let error = MirrorError.fromErrno(of: "bind")
            socket.close()
            throw error
        }
        return socket
    }

    var localPort: UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    func startListening() throws(MirrorError) {
        guard listen(descriptor, SOMAXCONN) == 0 else { throw .fromErrno(of: "listen") }
        // The socket does not block. If a client leaves between `poll` and `accept`, a blocking `accept` would wait for
        // the next client.
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// Refuses connections from now on, even if another process has a copy of the descriptor.
    ///
    /// A process that is being started has such a copy until its program replaces that of its parent.
    func stopListening() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Returns the next connection, or `nil` if there is none.
    func accept() -> Socket? {
        let accepted = Socket(descriptor: mirror_accept(descriptor))
        guard accepted.descriptor >= 0 else { return nil }
        // A response is sent in one or two writes, so waiting to fill a packet would only add 40 ms.
        accepted.enable(TCP_NODELAY, level: Int32(IPPROTO_TCP))
        return accepted
    }

    private func enable(_ option: Int32, level: Int32) {
        var on: Int32 = 1
        _ = setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
    }
}

/// The reason why the mirror cannot serve.
public enum MirrorError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A system call for a socket, a port or a thread failed, with the `errno` of the call.
    case failedCall(String, code: Int32)
    /// The data has a line that is not an object with a number as its `id`.
    case malformedData(file: String, line: Int)

    public var description: String {
        switch self {
        case .failedCall(let operation, let code): "\(operation): \(String(cString: strerror(code)))"
        case .malformedData(let file, let line): "\(file):\(line): no object with a number as its id"
        }
    }

    static func fromErrno(of operation: String) -> MirrorError { .failedCall(operation, code: errno) }
}
