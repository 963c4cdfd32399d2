import Synchronization
import Testing

@testable import ChallengeMirror

struct ConnectionPoolTests {
    @Test func `closing all connections waits until each thread has ended`() throws {
        let ended = Counter()
        let listener = try Listener(port: 0) { socket in
            _ = socket.send([1])
            while socket.receive() != nil {}
            _ = socket.pause(milliseconds: 20)
            ended.increment()
        }
        try listener.open()
        let clients = try (1...20).map { _ in try RawClient(port: listener.port) }
        // A connection that has sent data has a thread.
        for client in clients { #expect(client.rest(limit: 1).ending == .enough) }

        listener.close()

        #expect(ended.value == 20)
        for client in clients { #expect([.closed, .reset].contains(client.rest().ending)) }
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock(\.self) }

    func increment() {
        count.withLock { $0 += 1 }
    }
}
