import ChallengeTestSupport
import Foundation

/// A server that accepts one connection, sends nothing, and reports the request and the end of the connection.
struct SilentServer {
    enum Event: Sendable {
        case asked
        case closed
    }

    let port: UInt16
    let events: AsyncStream<Event>

    init() throws {
        let listener = try LoopbackListener()
        port = listener.port

        let (events, continuation) = AsyncStream<Event>.makeStream()
        self.events = events
        Thread.detachNewThread {
            let connection = accept(listener.socket, nil, nil)
            listener.stop()
            var buffer = [UInt8](repeating: 0, count: 4096)
            if read(connection, &buffer, buffer.count) > 0 { continuation.yield(.asked) }
            while read(connection, &buffer, buffer.count) > 0 {}
            close(connection)
            continuation.yield(.closed)
            continuation.finish()
        }
    }
}
