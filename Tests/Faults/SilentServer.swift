import Foundation

/// A server that takes one connection, never answers, and tells what becomes of it.
struct SilentServer {
    enum Event: Sendable {
        case asked
        case closed
    }

    let port: UInt16
    let events: AsyncStream<Event>

    struct Failure: Error {
        let code: Int32
    }

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isReady else { throw Failure(code: errno) }
        port = UInt16(bigEndian: address.sin_port)

        let (events, continuation) = AsyncStream<Event>.makeStream()
        self.events = events
        Thread.detachNewThread {
            let connection = accept(listener, nil, nil)
            close(listener)
            var buffer = [UInt8](repeating: 0, count: 4096)
            if read(connection, &buffer, buffer.count) > 0 { continuation.yield(.asked) }
            while read(connection, &buffer, buffer.count) > 0 {}
            close(connection)
            continuation.yield(.closed)
            continuation.finish()
        }
    }
}
