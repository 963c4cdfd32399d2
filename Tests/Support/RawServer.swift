public import Foundation
import Synchronization

/// A server that sends the same bytes for every request, and records the heads of the requests.
public final class RawServer: Sendable {
    private let listener: LoopbackListener
    private let heads = Mutex<[String]>([])
    public let address: String

    /// The heads of the requests, including their first lines.
    public var requests: [String] { heads.withLock { $0 } }

    /// The first lines of the requests, such as `GET http://example.org/ HTTP/1.1`.
    public var requestLines: [String] { requests.map { String($0.prefix { !$0.isNewline }) } }

    public init(response: Data) throws {
        let listener = try LoopbackListener()
        self.listener = listener
        address = "http://127.0.0.1:\(listener.port)"
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener.socket, nil, nil)
                guard connection >= 0, let self else { break }
                self.serve(connection, response)
            }
        }
    }

    deinit { listener.stop() }

    private func serve(_ connection: Int32, _ response: Data) {
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count <= 0 { break }
            request.append(contentsOf: buffer[..<count])
        }
        let head = String(decoding: request, as: UTF8.self)
        heads.withLock { $0.append(head) }
        var rest = response[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { break }
            rest = rest.dropFirst(count)
        }
        // A process that another test starts meanwhile can inherit the descriptor, so closing it is not enough.
        shutdown(connection, Int32(SHUT_RDWR))
        close(connection)
    }
}
