import ChallengePlatform
public import Foundation
import Synchronization

/// A server that keeps its connections open and sends the bytes that a closure returns for each request.
public final class PersistentConnectionServer: Sendable {
    /// The connections, which the threads of the connections use after the server was released, too.
    private final class Connections: Sendable {
        struct State {
            var count = 0
            var open: Set<Int32> = []
        }

        let state = Mutex(State())

        func add(_ connection: Int32) {
            state.withLock { state in
                state.count += 1
                state.open.insert(connection)
            }
        }

        /// Closes the connection under the lock, because its descriptor may then be that of another socket.
        func close(_ connection: Int32) {
            state.withLock { state in
                state.open.remove(connection)
                _ = Glibc.close(connection)
            }
        }

        func shutDown() {
            state.withLock { state in for connection in state.open { shutdown(connection, Int32(SHUT_RDWR)) } }
        }
    }

    private let listener: LoopbackListener
    private let answer: @Sendable (_ target: String) -> Data
    private let connections = Connections()
    public let address: String

    /// The number of connections since the start.
    public var connectionCount: Int { connections.state.withLock { $0.count } }

    /// - Parameter answer: Returns the response to a request, given its target.
    public init(answer: @escaping @Sendable (_ target: String) -> Data) throws {
        let listener = try LoopbackListener()
        self.listener = listener
        self.answer = answer
        address = "http://127.0.0.1:\(listener.port)"
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener.socket, nil, nil)
                guard connection >= 0, let server = self else { break }
                server.add(connection)
            }
        }
    }

    deinit {
        listener.stop()
        connections.shutDown()
    }

    /// Sends bytes on every open connection without a request.
    public func push(_ bytes: Data) {
        connections.state.withLock { for connection in $0.open { Self.send(bytes, on: connection) } }
    }

    private func add(_ connection: Int32) {
        connections.add(connection)
        Thread.detachNewThread { [connections, answer] in
            while let target = Self.readTarget(on: connection) {
                Self.send(answer(target), on: connection)
            }
            connections.close(connection)
        }
    }

    /// Reads the head of a request and returns its target, or `nil` if the connection is closed.
    private static func readTarget(on connection: Int32) -> String? {
        var head = Data()
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard recv(connection, &byte, 1, 0) == 1 else { return nil }
            head.append(byte)
        }
        return String(decoding: head, as: UTF8.self).split(separator: " ").dropFirst().first.map(String.init)
    }

    private static func send(_ bytes: Data, on connection: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }
}
