public import Foundation
import Synchronization

/// A server that answers every request with the same bytes, and records the first lines of the requests.
public final class RawServer: Sendable {
    private let listener: Int32
    private let lines = Mutex<[String]>([])
    public let address: String

    struct Failure: Error {
        let code: Int32
    }

    /// The first lines of the requests: `GET http://example.org/ HTTP/1.1`.
    public var requestLines: [String] { lines.withLock { $0 } }

    public init(response: Data) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 8) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isReady else { throw Failure(code: errno) }
        self.listener = listener
        self.address = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0, let self else { return }
                self.serve(connection, response)
            }
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    private func serve(_ connection: Int32, _ response: Data) {
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count <= 0 { break }
            request.append(contentsOf: buffer[..<count])
        }
        let line = String(decoding: request.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        lines.withLock { $0.append(line) }
        var rest = response[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { break }
            rest = rest.dropFirst(count)
        }
        close(connection)
    }
}
