import Foundation

/// A socket that listens on a free port of this machine, until the last user of the object has released it.
///
/// If a user closed the socket, another one could shut down the socket of another test, which has the same descriptor.
public final class LoopbackListener: Sendable {
    public struct Failure: Error {
        let code: Int32
    }

    public let socket: Int32
    public let port: UInt16

    public init() throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, length) == 0 && listen(socket, 8) == 0
                    && getsockname(socket, pointer, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        if !isReady { throw Failure(code: errno) }
    }

    deinit { close(socket) }

    /// Refuses connections, and ends the wait of a thread for one.
    public func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
    }
}
